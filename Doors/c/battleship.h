/* battleship.h: Battleships whose whole game travels in one URL.
 *
 * Link with -lbattleship (pkg-config: battleship). The library needs nothing but the C library.
 *
 * A game of the first kind is a hunt: one player hides ships, the other one fires. Its URL holds the ships and the shots, and
 * every move is a new URL:
 *
 *     char out[BATTLESHIP_ROOM];
 *     battleship_hide("messages", "A1,C3", 0, NULL, out, sizeof out);   {"url":"www.shinobicontrols.com/battleship?Ship_..."}
 *     battleship_shoot(url, "B2,A1", out, sizeof out);                  {"url":"...","results":[{"cell":"B2","result":"miss"},...
 *
 * A game of the second kind is a duel: both players hide ships and fire in turn, and the URL holds the ships sealed. See below.
 *
 * Texts are UTF-8 and end with a zero byte. A function answers with one object of JSON, in printable ASCII and on one line,
 * whose members may become more in a later version, but never fewer. It writes at most `room` bytes to `out`, the last of them
 * zero, and returns how many bytes the whole answer has without the zero byte, as snprintf does: if that is `room` or more, the
 * answer was cut. With `room` 0 nothing is written, and `out` may be NULL.
 *
 * A refusal is an answer as well, and nothing else has a member "error":
 *
 *     {"error":{"reason":"cellOffBoard","item":"Ship_Location","number":1,"value":"9","sentence":"Ship_Location=9 (item 1): ..."}}
 *
 * "reason" is a word that stays the same in every version. "item" is the item of the URL that is to blame, or the argument:
 * "url", "rules", "ships", "cells", "level", "base", "volley", "key", "random", "last". "number" says which item of the URL it
 * is, counted from 1, and "value" is the start of what is wrong, safe to print. Those three may be null. "sentence" is English.
 *
 * Nothing is kept between two calls, and every function may be called by any thread at any time.
 */
#ifndef BATTLESHIP_H
#define BATTLESHIP_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The room that is enough for every answer. */
#define BATTLESHIP_ROOM 65536

/* The version of the library: "0.2.0". */
const char *battleship_version(void);

/* ---- Hunts ---------------------------------------------------------------------------------------------------------------- */

/* What a URL holds, as far as the player who fires may know it: the object that `battleship-tui inspect --json` prints.
 *
 *     {"format":1,"status":"open","columns":3,"rows":3,"fleet":[1,1],"misses_allowed":3,"lives_left":2,"hits":1,"misses":1,
 *      "shots":[{"cell":"B2","result":"miss"},{"cell":"A1","result":"sunk"}],"sunk":["A1"],"afloat":[1]}
 *
 * "status" is "open", "won", "lost", or "over" if the game is over and its shots were not recorded. "fleet" has the lengths of
 * all ships, "sunk" the ships that were sunk, "afloat" the lengths of the others. "misses_allowed" is the miss that loses the
 * game, and "lives_left" how many are left; null if misses never lose. "apart" is there, and true, if ships may not touch.
 * A cell is a letter for the row and a number for the column: B3 is in the second row and the third column. A ship is a cell, or
 * its first and its last cell: "B2-B5". A duel has "format" 2 and other members: see battleship_open. */
size_t battleship_inspect(const char *url, char *out, size_t room);

/* A new hunt: {"url":"..."}.
 *
 * rules  "messages" (3x3 cells, two ships of one cell, the third miss loses), "skirmish" (6x6), "classic" (10x10, ships of
 *        5, 4, 3, 3 and 2) or "seabattle" (10x10, ten ships that do not touch); or columns x rows, the ships, and the miss that
 *        loses: "10x8:4.3.2:20", "10x8:4.3.2:never"
 * ships  where they lie: "A1,C3", "B2-B5,D1-D3"; or NULL for random ships, drawn by the seed
 * seed   the same seed gives the same random ships
 * base   what stands before the `?` of the URL: "https://example.org/play"; or NULL for that of Apple's demonstration */
size_t battleship_hide(const char *rules, const char *ships, uint64_t seed, const char *base, char *out, size_t room);

/* Fires at cells in turn: {"url":"...","results":[{"cell":"B2","result":"miss"},...],"status":"open"}.
 *
 * cells  "B2,C3". A result is "miss", "hit" or "sunk". If one of the shots is not allowed, none is fired: the refusal says
 *        "cellOffBoard", "alreadyOpened" or "gameOver". */
size_t battleship_shoot(const char *url, const char *cells, char *out, size_t room);

/* Where the computer would fire: {"cells":["E5"],"likelihoods":[[0.120,...],...]}, or in a duel where the player whose turn it is
 * would fire, with as many cells as the turn has shots. It knows what both players know: of a volley of "afloat", take the first
 * "shots_due" cells, because the player may have lost a ship just now.
 *
 * level  "easy", "fair" or "strong"
 * seed   the same seed gives the same cells
 *
 * "likelihoods" has a list for each row, and in it for each cell how likely a ship is there, from 0 to 1, whatever the level. A
 * game that is over is refused: "gameOver". */
size_t battleship_advise(const char *url, const char *level, uint64_t seed, char *out, size_t room);

/* ---- Duels ----------------------------------------------------------------------------------------------------------------
 *
 * The first player challenges, the second one joins and fires first, and then they answer each other: every message answers the
 * shots of the one before it, and fires. Whose last ship was sunk finishes with the last answers, which also open their seal;
 * then the winner opens the other one, and battleship_verdict shows whether all answers were true.
 *
 * The library keeps nothing, so a caller keeps two things for each player:
 *
 * key    32 random bytes, made once, for all duels of this player, and kept secret: they are all that finds this player's ships
 *        again. Who has them sees the ships; without them a duel cannot be played on.
 * last   the URL of the last message that this player wrote in each duel, found by "duel" (43 letters, the same in all of its
 *        messages); NULL before the first one. It must never be dropped while the duel is played: an opponent who sends an older
 *        message again, with other shots, would learn more than the rules allow, and only `last` shows it.
 *
 * Before a message is shown or sent, keep it: if "keep" is true, store "url" as the last message of "duel" in one step that
 * compares, such as a transaction or a locked file. If what is stored is no longer the `last` that was passed in, do not store or
 * show the new message, but call again with the one that is stored.
 *
 * random   32 random bytes of the system, new for each call, by which the ships are sealed (and chosen, if `ships` is NULL)
 * insists  0; or 1 after the player was shown a refusal "ahead", "unproven" or "unremembered" and wants to go on
 *
 * The four functions that write a message answer with
 *
 *     {"duel":"...","url":"...","keep":true,"results":[{"cell":"A1","result":"hit"}],"received":[{"cell":"C2","result":"miss"}],
 *      "status":"open","winner":null,"verdict":"sealed"}
 *
 * "results" has the player's own last shots that were answered, "received" the opponent's last shots with the answers that the
 * library worked out. "status" is "open", "won" or "resigned", "winner" is "first", "second" or null, and "verdict" as in
 * battleship_verdict. Called again with the same move, a function gives the same message. */

/* A challenge. The rules are as in battleship_hide, without a miss that loses: "classic", "10x8:4.3.2". The volley is the number
 * of shots in a turn, "1" to "256", or "afloat" for as many as the player has ships afloat; NULL for one. */
size_t battleship_challenge(const char *rules, const char *volley, const char *ships, const unsigned char *key,
                            const unsigned char *random, const char *base, char *out, size_t room);

/* Joins a challenge with ships, or random ones if NULL, and fires at cells. */
size_t battleship_join(const char *url, const char *ships, const char *cells, const unsigned char *key,
                       const unsigned char *random, const char *last, int insists, char *out, size_t room);

/* A message as its player sees it, and what to do with it:
 *
 *     {"duel":"...","url":"...","due":"fire","shots_due":1,"received":[{"cell":"C2","result":"miss"}],"inspected":{...}}
 *
 * "due" is "join" or "fire", each with "shots_due" cells; "finish" (battleship_answer without cells); "wait"; or "nothing".
 * "url" is the message itself, or the one by which this player has answered it. "inspected" is the object of `inspect --json
 * --reveal` with the player's key:
 *
 *     {"format":2,"status":"open","winner":null,"verdict":"sealed","foul":null,"turn":"first","columns":3,"rows":3,"fleet":[1,1],
 *      "volley":1,"apart":false,"shots":{"first":[],"second":[{"cell":"A1","result":null}]},"sunk":{"first":[],"second":[]},
 *      "afloat":{"first":[1,1],"second":[1,1]},"you":"first","ships":{"first":["A1","C3"],"second":null},"fouls":[],
 *      "relation":"next"}
 *
 * "shots" has the shots that each player fired, "sunk" and "afloat" the ships that each player has lost and still has, "ships"
 * the player's own and those that were opened. */
size_t battleship_open(const char *url, const unsigned char *key, const char *last, int insists, char *out, size_t room);

/* Answers the opponent's shots, and fires at cells. With NULL for cells it does what is left when nothing can be fired: sends the
 * last answers, or opens the winner's seal. */
size_t battleship_answer(const char *url, const char *cells, const unsigned char *key, const char *last, int insists, char *out,
                         size_t room);

/* Gives up. The message opens the player's own seal. */
size_t battleship_resign(const char *url, const unsigned char *key, const char *last, int insists, char *out, size_t room);

/* What the opened seals show: {"verdict":"fair","winner":"second","fouls":[],"sentence":"..."}.
 *
 * "verdict" is "sealed" before the end, "half" while the winner's seal is closed, "fair", or "foul". A foul is
 * {"player":"first","reason":"answer","cell":"B4","told":"miss","was":"hit"}, with "reason" "seal", "fleet" or "answer". */
size_t battleship_verdict(const char *url, char *out, size_t room);

#ifdef __cplusplus
}
#endif

#endif
