// Battleships whose whole game travels in one URL.
//
// A hunt: one player hides ships, the other one fires. Its URL holds the ships and the shots, and every move is a new URL.
// A duel: both players hide ships and fire in turn, and the URL holds the ships sealed.
//
//     import { load } from "./battleship.js";
//     const engine = await load();
//     const { url } = engine.hide({ rules: "messages", ships: ["A1", "C3"] });
//     engine.shoot(url, ["B2"]).results[0].result;  // "miss"

/** Loads the engine from battleship.wasm beside battleship.js, or from an address (relative to battleship.js), bytes or a
 * compiled module. It works in browsers, workers, Node and Deno. */
export function load(source?: URL | string | BufferSource | Response | WebAssembly.Module): Promise<Engine>;

/** A refusal, which every function but `call` may throw. `message` is an English sentence. */
export class BattleshipError extends Error {
  /** A word that stays the same in every version, such as `cellOffBoard`. */
  readonly reason: string;
  /** The item of the URL that is to blame, or the argument. */
  readonly item: string | null;
  /** Which item of the URL it is, counted from 1. */
  readonly number: number | null;
  /** The start of what is wrong, safe to print. */
  readonly value: string | null;
}

/** A letter for the row and a number for the column: `"B3"` is in the second row and the third column. */
export type Cell = string;

/** A cell, or the first and the last cell: `"B2-B5"`. */
export type Ship = string;

/** `messages` is 3x3 cells with two ships of one cell, and the third miss loses. Other rules are columns x rows, the ships and
 * the miss that loses: `"10x8:4.3.2:20"`, `"10x8:4.3.2:never"`. */
export type Rules = "messages" | "skirmish" | "classic" | "seabattle" | (string & {});

export type Result = "miss" | "hit" | "sunk";

export interface Shot {
  cell: Cell;
  result: Result;
}

export interface Engine {
  /** The version of the engine. */
  readonly version: string;

  /** What a URL holds, as far as the player who fires may know it. */
  inspect(url: string): InspectedHunt | InspectedDuel;

  /** A new hunt. Ships that are left out are random. */
  hide(options: {
    rules: Rules;
    ships?: Ship[] | string;
    /** The same seed gives the same random ships; without one they are new. */
    seed?: number | bigint;
    /** What stands before the `?` of the URL. */
    base?: string;
  }): { url: string };

  /** Fires at cells in turn; if one of the shots is not allowed, none is fired. */
  shoot(url: string, cells: Cell[] | string): { url: string; results: Shot[]; status: InspectedHunt["status"] };

  /** Where the computer would fire, in a duel for the player whose turn it is. It knows what that player knows. */
  advise(url: string, options?: {
    /** `strong` if it is left out. */
    level?: "easy" | "fair" | "strong";
    /** The same seed gives the same cells; without one they are new. */
    seed?: number | bigint;
  }): {
    cells: Cell[];
    /** For each row, how likely a ship is at each cell, from 0 to 1. */
    likelihoods: number[][];
  };

  /** 32 new random bytes. A player has one key for all duels and keeps it secret: it alone finds the player's ships again. */
  newKey(): Uint8Array;

  /** A challenge to a duel. */
  challenge(options: {
    /** Rules without a miss that loses: `"classic"`, `"10x8:4.3.2"`. */
    rules: Rules;
    /** The number of shots in a turn; `"afloat"` for as many as the player has ships afloat. One if it is left out. */
    volley?: number | "afloat";
    ships?: Ship[] | string;
    key: Uint8Array;
    /** 32 random bytes, by which the ships are sealed; new ones if they are left out. */
    random?: Uint8Array;
    base?: string;
  }): Move;

  /** Joins a challenge, and fires first. */
  join(url: string, options: Player & { ships?: Ship[] | string; cells: Cell[] | string; random?: Uint8Array }): Move;

  /** A message of a duel as its player sees it, and what to do with it. */
  open(url: string, player: Player): OpenedDuel;

  /** Answers the opponent's shots, and fires at cells. Without cells, does what is left when nothing can be fired. */
  answer(url: string, options: Player & { cells?: Cell[] | string }): Move;

  /** Gives up. */
  resign(url: string, player: Player): Move;

  /** What the opened seals of a duel show. */
  verdict(url: string): { verdict: Verdict; winner: Side | null; fouls: Foul[]; sentence: string };

  /** The answer of a function of battleship.h as text, refusals too: `call("inspect", url)`. */
  call(name: string, ...given: (string | Uint8Array | number | bigint | null)[]): string;
}

/** Who plays, and what they remember. */
export interface Player {
  key: Uint8Array;
  /** The last message of this duel that the player wrote, by which an opponent who goes back is found out. */
  last?: string | null;
  /** Whether the player saw a refusal `ahead`, `unproven` or `unremembered` and wants to go on. */
  insists?: boolean;
}

/** A new message. Before it is shown or sent, and if `keep` is true, store `url` as the last message of `duel`, in one step that
 * compares: if what is stored is not the `last` that was passed in, call again with what is stored. Never drop it. */
export interface Move {
  /** Names the duel in all of its messages. */
  duel: string;
  url: string;
  keep: boolean;
  /** The player's own last shots that were answered. */
  results: Shot[];
  /** The opponent's last shots, with the answers. */
  received: Shot[];
  status: InspectedDuel["status"];
  winner: Side | null;
  verdict: Verdict;
}

export interface OpenedDuel {
  duel: string;
  /** The message, or the one by which this player has answered it. */
  url: string;
  /** `finish` is `answer` without cells. */
  due: "join" | "fire" | "finish" | "wait" | "nothing";
  shots_due: number;
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
  /** The miss that loses; null if misses never do. */
  misses_allowed: number | null;
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
}

export type Side = "first" | "second";

/** `sealed` before the end, `half` while the winner's seal is closed. */
export type Verdict = "sealed" | "half" | "fair" | "foul";

export interface Foul {
  player: Side;
  reason: "seal" | "fleet" | "answer";
  cell: Cell | null;
  told: Result | null;
  was: Result | null;
}

type Both<Value> = { first: Value; second: Value };

export interface InspectedDuel {
  format: 2;
  status: "open" | "won" | "resigned";
  winner: Side | null;
  verdict: Verdict;
  foul: Foul | null;
  turn: Side | null;
  columns: number;
  rows: number;
  fleet: number[];
  volley: number | "afloat";
  apart: boolean;
  /** The shots that each player fired; the result of a shot is null until it is answered. */
  shots: Both<{ cell: Cell; result: Result | null }[]>;
  /** The ships that each player has lost. */
  sunk: Both<Ship[]>;
  /** The lengths of the ships that each player has left. */
  afloat: Both<number[]>;
  /** In `open`: which player it is; null before they have joined. */
  you?: Side | null;
  /** In `open`: the player's own ships and those that were opened. */
  ships?: Both<Ship[] | null>;
  fouls: Foul[];
  /** In `open`: what the message is to `last`. */
  relation?: "next" | "old" | "ahead" | "changed" | "unproven" | "none";
  changed?: { part: "terms" | "seal" | "turn" | "opening"; turn: number | null; player: Side | null };
}
