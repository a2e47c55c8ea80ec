/* battleship.h: Battleships, where the whole game travels in one URL.
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
 * A hunt's URL shows the ships to everybody who can read it. Do not show it to the player who fires.
 *
 * A game of the second kind is a duel: both players hide ships and fire in turn, and the URL holds the ships sealed. See below.
 *
 * Answers. Texts are UTF-8 and end with a zero byte. A function answers with one JSON object, in printable ASCII and on one line.
 * A later version may add members to it, but never removes any. Only "sentence", "value" and "names" may hold escapes. A function writes
 * at most `room` bytes to `out`, the last of them zero, and returns how many bytes the whole answer has without the zero byte, as
 * snprintf does: if that is `room` or more, the answer was cut. With `room` 0 nothing is written, and `out` may be NULL. All
 * arguments are read before `out` is written, so they may be in the same memory.
 *
 * Nothing is kept between two calls, and every function may be called by any thread at any time.
 *
 * Cells. A cell is a letter for the row, A to P or a to p, and a number for the column, 1 to 16: B3 is in the second row and the
 * third column. A ship is a cell, or its first and its last cell, across or down: "B2-B5". Cells and ships in a list have commas
 * between them, and no spaces: "A1,A2".
 *
 * Rules. A name, or columns x rows, the lengths of the ships, and the miss that loses: "10x8:4.3.2:20" is ten cells wide, and
 * the 20th miss loses; with "10x8:4.3.2:never", or 0, none does. A board is 1x1 to 16x16, with 1 to 32 ships of 1 to 16 cells.
 *
 *     "messages"   3x3    ships of 1 and 1                           the  3rd miss loses
 *     "skirmish"   6x6    ships of 3, 2 and 2                        the 14th miss loses
 *     "classic"    10x10  ships of 5, 4, 3, 3 and 2                  the 35th miss loses
 *     "seabattle"  10x10  ships of 4, 3, 3, 2, 2, 2, 1, 1, 1 and 1   the 40th miss loses; no ship may touch another one, not
 *                         even at a corner (rules without a name cannot ask for that)
 *
 * No miss loses a duel: there, a name means only its board and its ships, and rules without a name end after the ships, or with
 * ":never" ("10x8:4.3.2"). Others are refused: "notDuelRules".
 *
 * URLs. The part before the `?` is the base: at most 400 characters, those that RFC 3986 allows there; it may end in `#`, so that
 * a page can read the game from its own address ("https://example.org/play#"). NULL means the base of Apple's demonstration, which
 * has no scheme and leads nowhere today. A new URL has the base of the one that it answers. A hunt's URL has at most 5,000 characters, a duel's 6,000.
 * Items that do not belong to the game are skipped.
 *
 * Refusals. A refusal is an answer as well. Only a refusal has a member "error":
 *
 *     {"error":{"reason":"cellOffBoard","item":"cells","number":null,"value":"D1","sentence":"D1 is not on a 3x3 board"}}
 *
 * "reason" is a word that stays the same in every version; all are listed at the end of this file. "item" is the argument that is
 * to blame ("url", "rules", "ships", "cells", "level", "date", "base", "volley", "name", "key", "random", "last"), or the item of the URL
 * ("Ship_Location"), and "number" then says which item of the URL it is, counted from 1. "value" is the start of the value there,
 * at most 24 bytes, with %XX for what is not printable ASCII. "number" and "value" may be null. "sentence" is English.
 */
#ifndef BATTLESHIP_H
#define BATTLESHIP_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Enough room for every answer. */
#define BATTLESHIP_ROOM 65536

/* The version of the library: "0.2.0". */
const char *battleship_version(void);

/* ---- Hunts ---------------------------------------------------------------------------------------------------------------- */

/* What everybody may know of a URL. A hunt:
 *
 *     {"format":1,"status":"open","columns":3,"rows":3,"fleet":[1,1],"misses_allowed":3,"lives_left":2,"hits":1,"misses":1,
 *      "shots":[{"cell":"B2","result":"miss"},{"cell":"A1","result":"sunk"}],"sunk":["A1"],"afloat":[1],
 *      "board":["X..",".o.","..."]}
 *
 * status          "open", "won", "lost", or "over" if the game is over and its shots were not recorded
 * fleet           the lengths of all ships; "sunk" has the ships that were sunk, "afloat" the lengths of the others
 * misses_allowed  despite its name, the miss that loses: with 3, two are survived; null if misses never lose
 * lives_left      how many more misses lose: misses_allowed less misses; null if misses never lose
 * shots           in their order; the shot that sinks a ship is "sunk", the earlier ones at the same ship stay "hit"
 * apart           true if ships may not touch, else left out
 * ships           all ships, once the game is over, else left out
 * board           a text for each row, a sign for each cell: . unknown, o a miss, x a hit, X a sunk ship, and # a ship that was
 *                 not found, once the game is over
 *
 * A duel has "format" 2 and other members: see battleship_open. Store the duel's messages under its member "duel". */
size_t battleship_inspect(const char *url, char *out, size_t room);

/* A new hunt: {"url":"..."}.
 *
 * rules  see above
 * ships  where all ships lie: "A1,C3", "B2-B5,D1-D3"; or NULL for random ships, drawn by the seed
 * seed   the same seed gives the same random ships, so take one that the other player cannot guess
 * base   the part of the URL before the `?`, or NULL */
size_t battleship_hide(const char *rules, const char *ships, uint64_t seed, const char *base, char *out, size_t room);

/* Fires at cells in turn: {"url":"...","results":[{"cell":"B2","result":"miss"},...],"status":"open"}.
 *
 * cells  "B2,C3". A result is "miss", "hit" or "sunk".
 *
 * All cells are checked before the first shot: if one is off the board ("cellOffBoard"), was fired at before or is named twice
 * ("alreadyOpened"), or the game was over ("gameOver"), no shot is fired. Shots after the end of the game are not fired: "results"
 * is then shorter than the list. So no refusal tells where ships are. */
size_t battleship_shoot(const char *url, const char *cells, char *out, size_t room);

/* Where the computer would fire next: {"cells":["E5"],"likelihoods":[[0.120,...],...],"text":"E5"}.
 *
 * level  "easy", "fair" or "strong"
 * seed   the same seed gives the same cells
 *
 * "text" has the cells as battleship_shoot and battleship_answer take them. "likelihoods" has a list for each row, with how likely
 * a ship is at each cell, from 0 to 1, whatever the level: 1 at a hit, 0 at a miss. The strong level looks ahead, so it does not
 * always fire at the likeliest cell. A game that is over is refused: "gameOver".
 *
 * In a duel, a challenge too, it advises the player whose turn it is, from what everybody knows. If a turn has as many shots as
 * ships are afloat, it may name too many cells, because the shots just received may have sunk a ship: a player with a key uses
 * battleship_aim. */
size_t battleship_advise(const char *url, const char *level, uint64_t seed, char *out, size_t room);

/* The board of the day: one hunt for everybody on a date, such as "2026-11-26":
 * {"date":"2026-11-26","url":"...","computer":[{"cell":"E5","result":"miss"},...]}. "computer" has the shots of the strong computer
 * until all ships are sunk. No miss loses the hunt: the fewer shots, the better. It takes some tenths of a second. */
size_t battleship_daily(const char *date, char *out, size_t room);

/* ---- Duels ----------------------------------------------------------------------------------------------------------------
 *
 * The first player challenges, the second one joins and fires first, and then they answer each other: every message answers the
 * shots of the one before it, and fires. The player whose last ship was sunk finishes with the last answers, which also open
 * their seal. Then the winner opens the other seal, and battleship_verdict shows whether all answers were true.
 *
 * The library keeps nothing, so a caller keeps two things for each player:
 *
 * key    32 random bytes of the system, made once, for all duels of this player, and kept secret: nothing else finds this player's
 *        ships again. Anyone who has them sees the ships; without them the duel cannot go on.
 * last   the URL of the last message that this player wrote in a duel, stored under "duel" (64 characters, the same in all messages
 *        of a duel, told by battleship_inspect); NULL before the first one. Never the opponent's message, and never dropped while
 *        the duel is played: an opponent who sends an older message again, with other shots, would learn more than the rules
 *        allow, and only `last` shows it.
 *
 * The whole of it, for each message that comes in; `stored` is the caller's:
 *
 *     duel = "duel" of battleship_inspect(url)
 *     last = stored[duel], or NULL
 *     battleship_open(url, key, last, 0, ...), and by its "due":
 *         "join"     cells = "text" of battleship_aim(url, "fair", seed, key, last, 0, ...), or what the player chooses
 *                    battleship_join(url, NULL, cells, key, random, last, 0, ...)
 *         "fire"     cells, as many as "shots_due": in the same way
 *                    battleship_answer(url, cells, key, last, 0, ...)
 *         "finish"   battleship_answer(url, NULL, key, last, 0, ...): the loser's last answers, the winner's opening, or the
 *                    answer to a hit after which the opponent fires again
 *         "wait"     nothing: "url" is what the opponent has to answer; send it again if it was lost
 *         "nothing"  the duel is over; battleship_answer(url, NULL, ...) gives its end to keep, and battleship_verdict judges it
 *     if the answer's "keep" is true, in one step: stored[duel] = "url" of the answer, if stored[duel] is still `last`
 *         (NULL: if there is none); if it is not, somebody else was faster: begin again
 *     only then show or send "url"
 *
 * A challenge is stored in the same way, with nothing before it. The step that compares and stores is a transaction, or uses a
 * locked file. If a program ends between storing and sending, battleship_open of the incoming message has `last` as its "url":
 * send that. The same move in answer to the same message gives the stored message again, with "keep" false; another move is
 * refused: "answeredOtherwise". A challenge, or a join that was not stored yet, is a new one whenever `random` is new.
 *
 * random   32 random bytes of the system, new for each call, that seal the ships (and choose them, if `ships` is NULL). They are
 *          mixed with the key, so even bytes that others can guess do not tell the ships
 * insists  0; or 1 after the player was shown one of two refusals and wants to go on all the same:
 *          "unremembered"  it is this player's duel, and `last` is NULL: the memory was lost, or the key is used elsewhere too.
 *                          Going on is safe only if this is surely the newest message: otherwise one message is answered twice.
 *          "ahead"         it holds a turn or an opening of this player that `last` does not have. Safe if the player wrote it
 *                          on another device; otherwise somebody invented it.
 *          Pass 1 for that message only, to each call with it. It overrides no other reason.
 *
 * Trust. Every message after the challenge has a tag that only the two players can make, and battleship_open refuses one whose tag
 * does not fit: "forged". So nobody else can answer for the opponent, end the duel or jam it. The seals fix the ships, and `last`
 * fixes all that was played before this player's last message. A third person cannot check a tag, and either player could have
 * made it, so to others a verdict is only what a link says. It counts for a message that battleship_open accepts without
 * insisting. A name is what somebody typed, and whoever has the challenge can join it. If two people do, the first player answers
 * one of them; the other one's message is then refused: "foreign". A challenge cannot be withdrawn. One that nobody joins is
 * forgotten.
 *
 * The four functions that write a message (challenge, join, answer, resign) answer with
 *
 *     {"duel":"...","url":"...","keep":true,"results":[{"cell":"A1","result":"hit"}],"received":[{"cell":"C2","result":"miss"}],
 *      "status":"open","winner":null,"verdict":"sealed"}
 *
 * results   this player's own shots, as the incoming message answered them
 * received  the opponent's shots, as this message answers them; both are empty if the message has no answers, such as one that
 *           gives up or opens a seal
 * status    "open", "won" or "resigned"; "winner" is "first", "second" or null, "verdict" as in battleship_verdict */

/* A challenge. The volley is the number of shots in a turn, "1" to the number of cells, "afloat" for as many as the player has
 * ships afloat, or "again" for one, and another one after each hit; NULL for one. Ships and base are as in battleship_hide.
 *
 * name  what this player is called, for everybody with the URL to read: 1 to 24 characters (Unicode scalars) in at most 72 bytes,
 *       no invisible ones, no space at either end; or NULL for none */
size_t battleship_challenge(const char *rules, const char *volley, const char *ships, const char *name,
                            const unsigned char *key, const unsigned char *random, const char *base, char *out, size_t room);

/* Joins a challenge with ships, or random ones if NULL, and fires at cells. The name is as in battleship_challenge. */
size_t battleship_join(const char *url, const char *ships, const char *cells, const char *name, const unsigned char *key,
                       const unsigned char *random, const char *last, int insists, char *out, size_t room);

/* A message as its player sees it, and what to do with it:
 *
 *     {"duel":"...","url":"...","due":"fire","shots_due":1,"received":[{"cell":"C2","result":"miss"}],"inspected":{...}}
 *
 * due        what to do, as above; "shots_due" says how many cells "join" and "fire" need, fewer than a volley near the end
 * url        the message itself, or this player's answer to it
 * received   the opponent's unanswered shots, with the true answers; "inspected" does not have these answers yet, because it is
 *            what the message holds
 * inspected  what battleship_inspect tells, with this player's own ships and two more members:
 *
 *     {"format":2,"status":"open","winner":null,"verdict":"sealed","foul":null,"turn":"first","columns":3,"rows":3,"fleet":[1,1],
 *      "volley":1,"apart":false,"shots":{"first":[],"second":[{"cell":"A1","result":null}]},"sunk":{"first":[],"second":[]},
 *      "afloat":{"first":[1,1],"second":[1,1]},"you":"first","ships":{"first":["A1","C3"],"second":null},"fouls":[],
 *      "names":{"first":"Ann","second":null},"possible":true,"relation":"next","duel":"...","boards":{"first":["?..","...","..#"],"second":["...","...","..."]}}
 *
 * shots      the shots that each player fired; the result of a shot is null until it is answered
 * sunk       the ships that each player has lost; "afloat" has the lengths of those that each player still has
 * boards     each player's own board: . unknown, ? a shot that is not answered, o a miss, x a hit, X a sunk ship, # a ship
 * you        which player this is; null before they have joined
 * ships      this player's own, and those that were opened; null for the others (battleship_inspect: once some were opened)
 * foul       the first of "fouls", or null
 * names      what the players are called; null for one without a name
 * possible   false if no fleet can give the answers that a player has given: that player has lied and will not be able to open
 * relation   how the message relates to `last`: "next" is the opponent's next one; "old" is part of `last` already, so there is
 *            nothing to do but send "url" again; "none" if `last` is NULL; "ahead" only with `insists` */
size_t battleship_open(const char *url, const unsigned char *key, const char *last, int insists, char *out, size_t room);

/* Where the computer would fire for this player: what battleship_advise answers, with exactly as many cells as are due. */
size_t battleship_aim(const char *url, const char *level, uint64_t seed, const unsigned char *key, const char *last, int insists,
                      char *out, size_t room);

/* Answers the opponent's shots, and fires at cells. With NULL for cells, when nothing can be fired, it sends the last answers or
 * opens the winner's seal. */
size_t battleship_answer(const char *url, const char *cells, const unsigned char *key, const char *last, int insists, char *out,
                         size_t room);

/* Gives up, on this player's turn. The message opens the player's own seal; the opponent's shots stay unanswered. */
size_t battleship_resign(const char *url, const unsigned char *key, const char *last, int insists, char *out, size_t room);

/* What the opened seals show: {"verdict":"fair","winner":"second","fouls":[],"sentence":"..."}.
 *
 * "verdict" is "sealed" before the end, "half" while the winner's seal is closed, "fair", or "foul". A foul is
 * {"player":"first","reason":"answer","cell":"B4","told":"miss","was":"hit"}, with "reason" "seal" (the opening does not fit),
 * "fleet" (the ships were not legal) or "answer" (the three last members are null for the others). See "Trust" above. */
size_t battleship_verdict(const char *url, char *out, size_t room);

/* ---- All reasons ----------------------------------------------------------------------------------------------------------
 *
 * The caller passed something impossible:
 *
 *     noArgument                                an argument is NULL but must not be
 *     notRules, notDuelRules                    the rules cannot be read; those of a duel have no miss that loses
 *     boardSize, noShips, tooManyShips, shipLength, fleetDoesNotFit, losingMiss
 *                                               there are no such rules: the limits are above
 *     noLayoutExists, noLayoutFound             there is no place for all these ships, or none was found: use fewer
 *     notAShip, shipOffBoard, shipsOverlap, shipsTouch, shipNotInRules, shipsMissing
 *                                               the ships are not written as above, or not those of the rules: let the player
 *                                               place them again
 *     badVolley, badName, notALevel, notADate, noSuchDay, badCharacter, tooLong
 *                                               the volley, the name, the level, the date or the base is not a valid one
 *     otherDuel, notYourMessage                 `last` is not of this duel, or was not written with this key: look it up again
 *
 * The player has to choose other cells:
 *
 *     notACell, cellOffBoard, alreadyOpened     a cell cannot be read, is off the board, was fired at before or is named twice
 *     shots                                     a duel's turn has more or fewer shots: "shots_due"
 *     shotsAfterEnd                             no shot is due: battleship_answer without cells
 *
 * Nothing can be done now:
 *
 *     gameOver                                  the game or the duel is over
 *     notYourTurn                               the opponent has to answer
 *     ownChallenge                              somebody else has to join it before it can be played or given up
 *     notJoined                                 battleship_join first
 *     alreadyJoined                             somebody has joined it
 *     notYourDuel, bothSides                    the key belongs to neither player, or to both
 *     answeredOtherwise                         this message was answered by another move: battleship_open shows it
 *     noUsableKey                               the challenge has a public key that no program makes
 *
 * The message is not to be trusted:
 *
 *     unremembered, ahead                       ask the player, who may insist: see above
 *     forged                                    neither player wrote it: wait for the true one
 *     foreign                                   somebody else's joining of the challenge: do not answer
 *     changed                                   it contradicts `last`, and the opponent wrote it: do not answer. "value" says
 *                                               where, "name", "turn" or "opening", and "number" which turn, counted from 1
 *     untrueAnswer                              it holds an answer in this player's name that is not true: do not answer
 *
 * This library cannot read the URL. Ask for it again: it was cut, changed on its way, or made up:
 *
 *     noQuery, tooLong, badEscape, missing, repeated, notANumber, badFlag, badBoard, badFleet, badMisses, fleetDoesNotFit,
 *     cellOffBoard, notAShip, shipsOverlap, shipsTouch, shipNotInRules, shipsMissing, guessedTwice, guessAfterEnd,
 *     flagContradictsShots, notInADuel, badVolley, badSeal, badName, badTag, tagWithoutTurn, missingSecondSeal, badTurn,
 *     openedTooSoon, badOpening, flagContradictsTurns
 *     unreleasedFormat                          it is a duel of a version that was never released
 *     duel, notADuel                            it is a duel, and a hunt was asked for; or the other way round
 *     newerFormat                               a newer version of this library can read it
 */

#ifdef __cplusplus
}
#endif

#endif
