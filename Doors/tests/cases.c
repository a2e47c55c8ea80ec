/* Reads the cases and asks the library: every answer must be the written one. Then some threads do the same at once.
 *
 *     cases FILE [THREADS]
 */
#include "battleship.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { most_words = 9, line_size = 70000 };

static const char *file_name;

static unsigned char *bytes(const char *digits, unsigned char *to) {
  if (!digits) return NULL;
  for (int place = 0; place < 32; place++) {
    unsigned value = 0;
    if (sscanf(digits + 2 * place, "%2x", &value) != 1) return NULL;
    to[place] = (unsigned char)value;
  }
  return to;
}

/* Asks the question of a line, and splits that line at its tabs. */
static size_t ask(char *line, char *out, size_t room) {
  const char *word[most_words] = {0};
  unsigned char key[32], random[32];
  int count = 0;
  for (char *rest = line; rest && count < most_words; count++) {
    char *tab = strchr(rest, '\t');
    if (tab) *tab = 0;
    word[count] = strcmp(rest, "-") ? rest : NULL;
    rest = tab ? tab + 1 : NULL;
  }
  const char *name = word[0], **a = word;
#define IS(function) (strcmp(name, function) == 0)
#define SEED(number) strtoull(a[number], NULL, 10)
#define FLAG(number) (a[number] && *a[number] == '1')
  if (IS("inspect")) return battleship_inspect(a[1], out, room);
  if (IS("hide")) return battleship_hide(a[1], a[2], SEED(3), a[4], out, room);
  if (IS("shoot")) return battleship_shoot(a[1], a[2], out, room);
  if (IS("advise")) return battleship_advise(a[1], a[2], SEED(3), out, room);
  if (IS("daily")) return battleship_daily(a[1], out, room);
  if (IS("challenge"))
    return battleship_challenge(a[1], a[2], a[3], a[4], bytes(a[5], key), bytes(a[6], random), a[7], out, room);
  if (IS("join"))
    return battleship_join(a[1], a[2], a[3], a[4], bytes(a[5], key), bytes(a[6], random), a[7], FLAG(8), out, room);
  if (IS("open")) return battleship_open(a[1], bytes(a[2], key), a[3], FLAG(4), out, room);
  if (IS("aim")) return battleship_aim(a[1], a[2], SEED(3), bytes(a[4], key), a[5], FLAG(6), out, room);
  if (IS("answer")) return battleship_answer(a[1], a[2], bytes(a[3], key), a[4], FLAG(5), out, room);
  if (IS("resign")) return battleship_resign(a[1], bytes(a[2], key), a[3], FLAG(4), out, room);
  if (IS("verdict")) return battleship_verdict(a[1], out, room);
  return 0;
}

/* Asks all questions, and returns how many answers were wrong, as a pointer. */
static void *ask_all(void *asked) {
  static const char *const no_file = "cases: no such file\n";
  size_t wrong = 0;
  FILE *file = fopen(file_name, "r");
  char *line = malloc(line_size), *question = malloc(line_size), *out = malloc(BATTLESHIP_ROOM);
  if (!file || !line || !question || !out) {
    fputs(no_file, stderr);
    exit(2);
  }
  while (fgets(line, line_size, file)) {
    line[strcspn(line, "\n")] = 0;
    if (*line == '#' || !*line) continue;
    if (*line != '{') {
      strcpy(question, line);
      continue;
    }
    ++*(size_t *)asked;
    char *again = malloc(strlen(question) + 1), *cut = malloc(16);
    strcpy(again, question);
    size_t length = ask(question, out, BATTLESHIP_ROOM);
    int is_right = length == strlen(line) && strcmp(out, line) == 0;
    /* With too little room, the answer is cut, and its length is the same. */
    if (length < 16 || ask(again, cut, 16) != length || strlen(cut) != 15 || strncmp(cut, line, 15)) is_right = 0;
    if (!is_right) {
      fprintf(stderr, "cases: %s\n  expected %s\n  answered %s\n", question, line, out);
      wrong++;
    }
    free(again);
    free(cut);
  }
  fclose(file);
  free(line);
  free(question);
  free(out);
  return (void *)wrong;
}

int main(int count, char **words) {
  if (count < 2) return 2;
  file_name = words[1];
  size_t asked = 0, wrong = (size_t)ask_all(&asked);
  int threads = count > 2 ? atoi(words[2]) : 0;
  pthread_t thread[64];
  size_t each[64] = {0};
  if (threads > 64) return 2;
  for (int number = 0; number < threads; number++)
    if (pthread_create(&thread[number], NULL, ask_all, &each[number])) return 2;
  for (int number = 0; number < threads; number++) {
    void *result = NULL;
    pthread_join(thread[number], &result);
    wrong += (size_t)result;
    if (each[number] != asked) wrong++;
  }
  if (wrong || asked == 0) return 1;
  printf("cases: %zu answered in C as they are written", asked);
  if (threads) printf(", and by %d threads at once", threads);
  puts("");
  return 0;
}
