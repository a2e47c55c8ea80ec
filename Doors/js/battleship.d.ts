// Battleships: the whole game travels in one URL.
//
// A hunt: one player hides ships, the other one fires. Its URL holds the ships and the shots, and every move is a new URL.
// A duel: both players hide ships and fire in turn, and the URL holds the ships sealed.
//
//     import { load } from "./battleship.js";
//     const engine = await load();
//     const { url } = engine.hide({ rules: "messages", ships: ["A1", "C3"] });
//     engine.shoot(url, ["B2"]).results[0].result;  // "miss"
//     engine.inspect(url).board;                    // ["...", "...", "..."]: this URL is the one before the shot
//
// A hunt's URL shows the ships to everybody who can read it. Do not show it to the player who fires.
//
// Functions take a URL as a string: for a page's address, that is `location.href`. The part before the `?` is the base. With a
// base that ends in `#`, such as `location.origin + location.pathname + "#"`, a link opens the page, which reads the game from
// its own address, and no server learns of it. Without a base, a new URL has that of Apple's demonstration, which has no scheme
// and leads nowhere today; an answer has the base of the message. A hunt's URL has at most 5,000 characters, a duel's
// 6,000, a base 400.
//
// A refusal is thrown as BattleshipError. A value of the wrong type is a TypeError, and so are an unknown option, a seed that is
// not a whole number from 0 to 2^64 - 1, and a key or random bytes of another length than 32.

/** Loads the engine from battleship.wasm beside battleship.js, or from an address (relative to battleship.js), bytes or a
 * compiled module. It works in browsers, workers, Node and Deno. */
export function load(source?: URL | string | BufferSource | Response | WebAssembly.Module): Promise<Engine>;

/** A refusal, which every function but `call` may throw. `message` is an English sentence. */
export class BattleshipError extends Error {
  readonly reason: Reason;
  /** The argument that is to blame, such as `cells`, or the item of the URL, such as `Ship_Location`. */
  readonly item: string;
  /** Which item of the URL it is, counted from 1. For `changed`, which turn. */
  readonly number: number | null;
  /** The start of the value there, at most 24 bytes, with %XX for what is not printable ASCII: safe to print. For `changed`,
   * which part of the message: `name`, `turn` or `opening`. */
  readonly value: string | null;
}

/** Why something is refused: words that stay the same in every version. */
export type Reason = CallerReason | CellReason | TurnReason | TrustReason | URLReason;

/** The caller passed something impossible. `otherDuel`, `notYourMessage`: `last` is not of this duel, or was not written with
 * this key. `noLayoutExists`, `noLayoutFound`: there is no place for random ships, or none was found. */
export type CallerReason =
  | "noArgument" | "notRules" | "notDuelRules" | "boardSize" | "noShips" | "tooManyShips" | "shipLength" | "fleetDoesNotFit"
  | "losingMiss" | "noLayoutExists" | "noLayoutFound" | "notAShip" | "shipOffBoard" | "shipsOverlap" | "shipsTouch"
  | "shipNotInRules" | "shipsMissing" | "badVolley" | "badName" | "notALevel" | "notADate" | "noSuchDay" | "badCharacter" | "tooLong" | "otherDuel" | "notYourMessage";

/** The player has to choose other cells. `alreadyOpened`: fired at before, or named twice. `shots`: not as many as `shots_due`.
 * `shotsAfterEnd`: the last ship is sunk, so nothing can be fired: call `answer` without cells. */
export type CellReason = "notACell" | "cellOffBoard" | "alreadyOpened" | "shots" | "shotsAfterEnd";

/** Nothing can be done now. `ownChallenge`: somebody else has to join it before it can be played or given up.
 * `notJoined`: `join` first. `notYourDuel`, `bothSides`: the key belongs to neither player, or to both. `answeredOtherwise`:
 * this message was answered by another move, which `open` shows. `noUsableKey`: the challenge has a public key that no program
 * makes. */
export type TurnReason =
  | "gameOver" | "notYourTurn" | "ownChallenge" | "notJoined" | "alreadyJoined" | "notYourDuel" | "bothSides"
  | "answeredOtherwise" | "noUsableKey";

/** The message is not to be trusted. `unremembered`, `ahead`: ask the player, see `Player.insists`. Do not answer the others.
 * `forged`: neither player wrote it; wait for the true one. `foreign`: somebody else's joining of the challenge. `changed`: it
 * contradicts `last`, and the opponent wrote it. `untrueAnswer`: it holds an answer in the player's name that is not true. */
export type TrustReason = "unremembered" | "ahead" | "forged" | "foreign" | "changed" | "untrueAnswer";

/** This engine cannot read the URL: it was cut, changed on its way, or made up. `duel`, `notADuel`: it is a duel, and a hunt was
 * asked for, or the other way round. `newerFormat`: a newer version can read it. `unreleasedFormat`: it is a duel of a version that was never
 * released. */
export type URLReason =
  | "noQuery" | "tooLong" | "badEscape" | "missing" | "repeated" | "notANumber" | "badFlag" | "badBoard" | "badFleet"
  | "badMisses" | "fleetDoesNotFit" | "cellOffBoard" | "notAShip" | "shipsOverlap" | "shipsTouch" | "shipNotInRules"
  | "shipsMissing" | "guessedTwice" | "guessAfterEnd" | "flagContradictsShots" | "notInADuel" | "badVolley" | "badSeal"
  | "badName" | "badTag" | "tagWithoutTurn" | "unreleasedFormat"
  | "missingSecondSeal" | "badTurn" | "openedTooSoon" | "badOpening" | "flagContradictsTurns" | "duel" | "notADuel"
  | "newerFormat";

/** A letter for the row, A to P or a to p, and a number for the column, 1 to 16: `"B3"` is in the second row and the third
 * column. Several in one string have commas between them, and no spaces. */
export type Cell = string;

/** A cell, or the first and the last cell, across or down: `"B2-B5"`. Several in one string have commas between them. */
export type Ship = string;

/** Rules with a name:
 *
 * - `messages`: 3x3 cells, ships of 1 and 1; the 3rd miss loses
 * - `skirmish`: 6x6 cells, ships of 3, 2 and 2; the 14th miss loses
 * - `classic`: 10x10 cells, ships of 5, 4, 3, 3 and 2; the 35th miss loses
 * - `seabattle`: 10x10 cells, ships of 4, 3, 3, 2, 2, 2, 1, 1, 1 and 1; the 40th miss loses. No ship may touch another one, not
 *   even at a corner; rules without a name cannot ask for that. */
export type NamedRules = "messages" | "skirmish" | "classic" | "seabattle";

/** A name, or columns x rows, the lengths of the ships and the miss that loses: with `"10x8:4.3.2:20"` the 20th one does, with
 * `"10x8:4.3.2:never"` none. A board is 1x1 to 16x16, with 1 to 32 ships of 1 to 16 cells. */
export type Rules = NamedRules | `${number}x${number}:${string}:${number | "never"}` | (string & {});

/** A name, for its board and its ships only, because no miss loses a duel; or a board and ships: `"10x8:4.3.2"`. */
export type DuelRules = NamedRules | `${number}x${number}:${string}` | (string & {});

export type Result = "miss" | "hit" | "sunk";

export interface Shot {
  cell: Cell;
  /** The shot that sinks a ship is `sunk`; the earlier ones at the same ship stay `hit`. */
  result: Result;
}

/** A text for each row, a sign for each cell: `.` unknown, `o` a miss, `x` a hit, `X` a sunk ship, `?` a shot in a duel that is
 * not answered yet, `#` a ship that may be shown and was not hit. */
export type Board = string[];

export type Level = "easy" | "fair" | "strong";

export interface Engine {
  /** The version of the engine. */
  readonly version: string;

  /** What everybody may know of a URL. `format` tells hunts from duels. */
  inspect(url: string): InspectedHunt | InspectedDuel;

  /** A new hunt. */
  hide(options: {
    rules: Rules;
    /** Where all ships lie. If the option is left out, all are random; an empty list is refused. */
    ships?: Ship[] | string;
    /** The same seed gives the same random ships; without one they are new. */
    seed?: number | bigint;
    /** The part of the URL before the `?`. */
    base?: string;
  }): { url: string };

  /** Fires at cells in turn. All are checked before the first shot: if one is off the board, was fired at before or is named
   * twice, or the game was over, no shot is fired. Shots after the end of the game are not fired: `results` is then shorter than
   * `cells`. So no refusal tells where ships are. */
  shoot(url: string, cells: Cell[] | string): { url: string; results: Shot[]; status: InspectedHunt["status"] };

  /** Where the computer would fire next. In a duel with `key`, and `last` and `insists` as for `open`: for that player, as many
   * cells as are due. In a duel without `key`: for the player whose turn it is, from what everybody knows. If the volley is
   * `"afloat"` and a ship was just sunk, that is at least one cell too many. */
  advise(url: string, options?: Partial<Player> & {
    /** `strong` if it is left out. That level looks ahead, so it does not always fire at the likeliest cell. */
    level?: Level;
    /** The same seed gives the same cells; without one they are new. */
    seed?: number | bigint;
  }): {
    cells: Cell[];
    /** For each row, how likely a ship is at each cell, from 0 to 1, whatever the level: 1 at a hit, 0 at a miss. */
    likelihoods: number[][];
    /** The cells with commas between them. */
    text: string;
  };

  /** The board of the day: one hunt for everybody on a date such as `2026-11-26`, and the shots of the strong computer until all
   * its ships are sunk. No miss loses the hunt: the fewer shots, the better. */
  daily(date: string): { date: string; url: string; computer: Shot[] };

  /** 32 new random bytes. A player has one key for all duels and keeps it secret: it alone finds the player's ships again. */
  newKey(): Uint8Array;

  /** A challenge to a duel. Keep it like every other message of the player. It cannot be withdrawn. */
  challenge(options: {
    rules: DuelRules;
    /** The number of shots in a turn, 1 to the number of cells; `"afloat"` for as many as the player has ships afloat; `"again"`
     * for one, and another one after each hit. One if it is left out. */
    volley?: number | "afloat" | "again";
    ships?: Ship[] | string;
    /** What the player is called, for everybody with the link to read: 1 to 24 visible characters in at most 72 bytes of UTF-8. */
    name?: string;
    key: Uint8Array;
    /** 32 random bytes that, mixed with the key, seal the ships; new ones if they are left out. */
    random?: Uint8Array;
    base?: string;
  }): Move;

  /** Joins a challenge, and fires first: as many shots as `open` says are due. */
  join(
    url: string,
    options: Player & { ships?: Ship[] | string; cells: Cell[] | string; name?: string; random?: Uint8Array },
  ): Move;

  /** A message of a duel as its player sees it, and what to do with it. */
  open(url: string, player: Player): OpenedDuel;

  /** Answers the opponent's shots, and fires at cells. Without cells, when nothing can be fired, sends the last answers or opens
   * the winner's seal. */
  answer(url: string, options: Player & { cells?: Cell[] | string }): Move;

  /** Gives up, when it is the player's turn. The opponent's shots stay unanswered. */
  resign(url: string, player: Player): Move;

  /** What the opened seals of a duel show. A verdict, even a foul, counts only for a message that `open` accepts without insisting:
   * only the two players can tell who wrote a message. */
  verdict(url: string): { verdict: Verdict; winner: Side | null; fouls: Foul[]; sentence: string };

  /** Calls a function with every value in its place, and returns its answer as text, a refusal too: `call("inspect", url)`. The
   * other functions are `hide(rules, ships, seed, base)`, `shoot(url, cells)`, `advise(url, level, seed)`, `daily(date)`,
   * `challenge(rules, volley, ships, name, key, random, base)`, `join(url, ships, cells, name, key, random, last, insists)`,
   * `aim(url, level, seed, key, last, insists)`, `open(url, key, last, insists)`, `answer(url, cells, key, last, insists)`,
   * `resign(url, key, last, insists)` and `verdict(url)`. Lists are text with commas; null leaves a value out. */
  call(name: string, ...given: (string | Uint8Array | number | bigint | boolean | null)[]): string;
}

/** Who plays, and what they remember. */
export interface Player {
  key: Uint8Array;
  /** The URL of the last message that the player wrote in this duel, never the opponent's: it exposes an opponent who goes back.
   * Null, or left out, before the first one. */
  last?: string | null;
  /** Whether the player was shown one of two refusals of this message and wants to go on all the same. It overrides no others.
   *
   * - `unremembered`: it is the player's duel, and `last` is missing: the memory was lost, or the key is used elsewhere too. Safe
   *   only if this is surely the newest message: otherwise one message is answered twice, which tells the opponent more than the
   *   rules allow.
   * - `ahead`: it holds a turn or an opening of the player that `last` does not have. Safe if the player wrote it on another
   *   device; otherwise somebody invented it. */
  insists?: boolean;
}

/** A new message of the player. Store it before you show or send it:
 *
 *     const { duel } = engine.inspect(url);                    // the same for all messages of a duel
 *     const last = await stored(duel);                         // null if there is none
 *     const { due, url: mine } = engine.open(url, { key, last });
 *     if (due === "wait" || due === "nothing") return mine;    // sent again, if it was lost
 *     const move =
 *       due === "finish" ? engine.answer(url, { key, last })
 *       : due === "join" ? engine.join(url, { key, last, cells }) : engine.answer(url, { key, last, cells });
 *     if (move.keep && !(await exchange(duel, last, move.url))) return again();
 *     return move.url;
 *
 * `exchange` compares and stores in one step: if the stored message is no longer `last`, somebody else was faster, perhaps
 * another tab. In a browser that is a transaction of IndexedDB, or `navigator.locks`. `again` begins with `open`, because another
 * move is refused by then: `answeredOtherwise`. Never drop the stored message while the duel is played. */
export interface Move {
  /** The same in all messages of the duel. */
  duel: string;
  url: string;
  /** Whether the message is new and has to be stored; false if the same move was made before. */
  keep: boolean;
  /** The player's own shots, as the incoming message answered them. */
  results: Shot[];
  /** The opponent's shots, as this message answers them. Both are empty if the message has no answers. */
  received: Shot[];
  status: InspectedDuel["status"];
  winner: Side | null;
  verdict: Verdict;
}

export interface OpenedDuel {
  duel: string;
  /** The message, or this player's answer to it. */
  url: string;
  /** `finish` is `answer` without cells: the loser's last answers, or the winner's opening. With `nothing` the duel is over, and
   * `answer` without cells gives its end to keep. */
  due: "join" | "fire" | "finish" | "wait" | "nothing";
  /** How many cells `join` and `fire` need: fewer than a volley near the end. */
  shots_due: number;
  /** The opponent's unanswered shots, with the true answers, which `inspected` does not have yet. */
  received: Shot[];
  inspected: InspectedDuel;
}

export interface InspectedHunt {
  format: 1;
  /** `over` if the game is over and its shots were not recorded. */
  status: "open" | "won" | "lost" | "over";
  columns: number;
  rows: number;
  /** The lengths of all ships. */
  fleet: number[];
  /** The miss that loses: with 3, two misses are survived. Null if misses never lose. */
  misses_allowed: number | null;
  /** How many more misses lose; null if misses never do. */
  lives_left: number | null;
  hits: number;
  misses: number;
  shots: Shot[];
  /** The ships that were sunk. */
  sunk: Ship[];
  /** The lengths of the others. */
  afloat: number[];
  /** Whether ships may not touch. */
  apart?: true;
  /** All ships, once the game is over. */
  ships?: Ship[];
  board: Board;
}

export type Side = "first" | "second";

/** `sealed` before the end, `half` while the winner's seal is closed. */
export type Verdict = "sealed" | "half" | "fair" | "foul";

export interface Foul {
  player: Side;
  /** `seal`: the opening does not fit; `fleet`: the ships were not legal; `answer`: an answer was not true. */
  reason: "seal" | "fleet" | "answer";
  cell: Cell | null;
  /** The answer that was given. */
  told: Result | null;
  /** The true answer. */
  was: Result | null;
}

type Both<Value> = { first: Value; second: Value };

export interface InspectedDuel {
  format: 2;
  status: "open" | "won" | "resigned";
  winner: Side | null;
  verdict: Verdict;
  /** The first of `fouls`. */
  foul: Foul | null;
  turn: Side | null;
  columns: number;
  rows: number;
  fleet: number[];
  volley: number | "afloat" | "again";
  apart: boolean;
  /** The shots that each player fired; the result of a shot is null until it is answered. */
  shots: Both<{ cell: Cell; result: Result | null }[]>;
  /** The ships that each player has lost. */
  sunk: Both<Ship[]>;
  /** The lengths of the ships that each player has left. */
  afloat: Both<number[]>;
  /** In `open`: which player it is; null before they have joined. */
  you?: Side | null;
  /** The ships that may be shown: in `open` the player's own, and those that were opened. Left out if there are none. */
  ships?: Both<Ship[] | null>;
  fouls: Foul[];
  /** What the players are called; null for one without a name. */
  names: Both<string | null>;
  /** False if no fleet can give the answers that a player has given: that player has lied and will not be able to open. */
  possible: boolean;
  /** In `open`: how the message relates to `last`. `next` is the opponent's next one; `old` is part of `last` already, so there is
   * nothing to do but send `url` again; `none` if there is no `last`; `ahead` only with `insists`. */
  relation?: "next" | "old" | "none" | "ahead";
  /** The same in all messages of the duel: store messages under this name. */
  duel: string;
  /** Each player's own board. */
  boards: Both<Board>;
}
