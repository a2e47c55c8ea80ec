/* A hunt on standard input and output: the computer hides ships, and you look for them.
 *
 *     cc hunt.c $(pkg-config --cflags --libs battleship) -o hunt
 *     ./hunt skirmish 2016        (the rules, and a number that chooses the ships)
 *
 * Type a cell, such as B3; `advice` to see where the computer would fire; or `url` for the URL of the game. Anybody who has the
 * URL can continue the game, and can read the ships in it.
 */
#include <battleship.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char answer[BATTLESHIP_ROOM];

/* Copies the text of the first member of this name, or nothing if there is none. This works because URLs, cells and results in
 * answers have no escapes; a program with a JSON library need not rely on that. */
static const char *text(const char *json, const char *name, char *to, size_t room) {
  char start[32];
  snprintf(start, sizeof start, "\"%s\":\"", name);
  const char *found = strstr(json, start);
  *to = 0;
  if (!found) return NULL;
  found += strlen(start);
  size_t length = strcspn(found, "\"");
  if (length >= room) return NULL;
  memcpy(to, found, length);
  to[length] = 0;
  return found + length;
}

static int is_refused(void) { return strncmp(answer, "{\"error\"", 8) == 0; }

static void print_refusal(void) {
  char sentence[512];
  text(answer, "sentence", sentence, sizeof sentence);
  printf("%s\n", sentence);
}

/* Draws the board: . unknown, o a miss, x a hit, X a sunk ship, and once the game is over # a ship that was not found. */
static void draw(const char *url) {
  battleship_inspect(url, answer, sizeof answer);
  const char *row = strstr(answer, "\"board\":[") + 9;
  for (char letter = 'A'; *row == '"'; letter++) {
    int columns = (int)strcspn(row + 1, "\"");
    printf("%c %.*s\n", letter, columns, row + 1);
    row += columns + 2;
    if (*row == ',') row++;
  }
}

int main(int count, char **words) {
  static char url[8192], line[64], result[16], status[16], cell[16];
  const char *rules = count > 1 ? words[1] : "skirmish";
  uint64_t seed = count > 2 ? strtoull(words[2], NULL, 10) : 0;
  battleship_hide(rules, NULL, seed, NULL, answer, sizeof answer);
  if (is_refused()) {
    print_refusal();
    return 2;
  }
  text(answer, "url", url, sizeof url);
  draw(url);
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\r\n")] = 0;
    if (strcmp(line, "url") == 0) {
      printf("%s\n", url);
      continue;
    }
    if (strcmp(line, "advice") == 0) {
      battleship_advise(url, "strong", seed, answer, sizeof answer);
      const char *cells = strstr(answer, "\"cells\":[\"");
      if (cells && sscanf(cells + 10, "%15[A-P0-9]", cell) == 1) printf("the computer would fire at %s\n", cell);
      continue;
    }
    battleship_shoot(url, line, answer, sizeof answer);
    if (is_refused()) {
      print_refusal();
      continue;
    }
    text(answer, "url", url, sizeof url);
    text(answer, "result", result, sizeof result);
    text(answer, "status", status, sizeof status);
    printf("%s %s\n", line, result);
    draw(url);
    if (strcmp(status, "open")) {
      printf("%s\n", status);
      return 0;
    }
  }
  return 1;
}
