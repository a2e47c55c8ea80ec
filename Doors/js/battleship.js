// The engine as an ES module: values in, objects out, refusals thrown. battleship.d.ts says what each function takes.

/** Why the engine refused something. */
export class BattleshipError extends Error {
  constructor({ reason, item, number, value, sentence }) {
    super(sentence);
    Object.assign(this, { name: "BattleshipError", reason, item, number, value });
  }
}

/** Loads the engine from battleship.wasm beside this file, from an address (relative to this file), bytes or a module. */
export async function load(source = new URL("battleship.wasm", import.meta.url)) {
  const made = await WebAssembly.instantiate(await contents(source), {});
  return engine((made.instance ?? made).exports);
}

async function contents(source) {
  if (typeof source !== "string" && !(source instanceof URL)) {
    return source instanceof Response ? source.arrayBuffer() : source;
  }
  const address = new URL(source, import.meta.url);
  if (address.protocol === "file:" && globalThis.process?.versions?.node) {
    const { readFile } = await import("node:fs/promises");
    return readFile(address);
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  return answer.arrayBuffer();
}

function engine(functions) {
  const { memory } = functions;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** Allocates bytes in the module's memory, and adds their address to `places`. */
  function take(count, places) {
    const place = functions.battleship_room(count) >>> 0;
    if (place === 0) throw new RangeError("the module has no memory left");
    places.push(place);
    return place;
  }

  /** Puts bytes, or a text with a zero behind it, into the module's memory; null becomes 0. */
  function place(value, places) {
    if (value === null) return 0;
    if (typeof value === "string" && value.includes("\0")) throw new RangeError("a text contains a zero character");
    const bytes = typeof value === "string" ? encoder.encode(`${value}\0`) : value;
    const start = take(bytes.length, places);
    new Uint8Array(memory.buffer).set(bytes, start);
    return start;
  }

  /** Calls a function of the module, and returns its answer as text. */
  function call(name, ...given) {
    const kinds = Object.hasOwn(taken, name) ? taken[name] : null;
    if (kinds === null) throw new TypeError(`there is no function ${name}`);
    if (given.length !== kinds.length) throw new TypeError(`${name} takes ${kinds.length} values, not ${given.length}`);
    const checked = given.map((value, index) => passed[kinds[index]](value, `value ${index + 1} of ${name}`));
    const places = [];
    try {
      const values = checked.map((value, index) => ("tb".includes(kinds[index]) ? place(value, places) : value));
      for (let room = 65_536; ; ) {
        const out = take(room, places);
        const length = functions[`battleship_${name}`](...values, out, room) >>> 0;
        if (length < room) return decoder.decode(new Uint8Array(memory.buffer, out, length));
        room = length + 1;
      }
    } finally {
      places.forEach((start) => functions.battleship_free(start));
    }
  }

  /** The answer as an object; `others` are the unknown options. */
  function answer(name, others, ...given) {
    const [other] = Object.keys(others);
    if (other !== undefined) throw new TypeError(`there is no option ${other}`);
    const object = JSON.parse(call(name, ...given));
    if (object.error) throw new BattleshipError(object.error);
    return object;
  }

  return {
    version: text(functions.battleship_version()),
    call,
    newKey: () => random(undefined),
    inspect: (url) => answer("inspect", {}, string(url, "url")),
    hide: ({ rules, ships, seed, base, ...others }) =>
      answer("hide", others, string(rules, "rules"), list(ships, "ships"), seedOf(seed, "seed"), optional(base, "base")),
    shoot: (url, cells) => answer("shoot", {}, string(url, "url"), list(cells, "cells")),
    advise: (url, { level = "strong", seed, key, last, insists, ...others } = {}) => {
      const asked = [string(url, "url"), string(level, "level"), seedOf(seed, "seed")];
      return key === undefined && last === undefined && insists === undefined
        ? answer("advise", others, ...asked)
        : answer("aim", others, ...asked, secret(key, "key"), optional(last, "last"), insists);
    },
    daily: (date) => answer("daily", {}, string(date, "date")),
    challenge: ({ rules, volley, ships, name, key, random: bytes, base, ...others }) =>
      answer("challenge", others, string(rules, "rules"), volley === undefined ? null : String(volley),
        list(ships, "ships"), optional(name, "name"), secret(key, "key"), random(bytes), optional(base, "base")),
    join: (url, { ships, cells, name, key, random: bytes, last, insists, ...others }) =>
      answer("join", others, string(url, "url"), list(ships, "ships"), list(cells, "cells"), optional(name, "name"),
        secret(key, "key"), random(bytes), optional(last, "last"), insists),
    open: (url, { key, last, insists, ...others }) =>
      answer("open", others, string(url, "url"), secret(key, "key"), optional(last, "last"), insists),
    answer: (url, { cells, key, last, insists, ...others }) =>
      answer("answer", others, string(url, "url"), list(cells, "cells"), secret(key, "key"), optional(last, "last"),
        insists),
    resign: (url, { key, last, insists, ...others }) =>
      answer("resign", others, string(url, "url"), secret(key, "key"), optional(last, "last"), insists),
    verdict: (url) => answer("verdict", {}, string(url, "url")),
  };

  function text(place) {
    const bytes = new Uint8Array(memory.buffer, place);
    return decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
  }
}

/** What each function takes: t a text or null, b 32 bytes or null, s a seed, f whether a player insists. */
const taken = {
  inspect: "t", hide: "ttst", shoot: "tt", advise: "tts", daily: "t", aim: "ttsbtf", challenge: "ttttbbt", join: "ttttbbtf",
  open: "tbtf", answer: "ttbtf", resign: "tbtf", verdict: "t",
};

function string(value, name) {
  if (typeof value !== "string") throw new TypeError(`${name} must be a string`);
  return value;
}

const optional = (value, name) => (value === undefined || value === null ? null : string(value, name));

const list = (value, name) => optional(Array.isArray(value) ? value.join(",") : value, name);

/** The seed, or a new one if it is left out. */
function seedOf(seed = crypto.getRandomValues(new BigUint64Array(1))[0], name) {
  const number = typeof seed === "number" && Number.isSafeInteger(seed) ? BigInt(seed) : seed;
  if (typeof number !== "bigint" || number < 0n || number >= 1n << 64n) {
    throw new TypeError(`${name} must be a whole number from 0 to 2^64 - 1`);
  }
  return number;
}

function secret(bytes, name) {
  if (!(bytes instanceof Uint8Array) || bytes.length !== 32) throw new TypeError(`${name} must be a Uint8Array of 32 bytes`);
  return bytes;
}

const random = (bytes) => secret(bytes ?? crypto.getRandomValues(new Uint8Array(32)), "random");

/** Converts a value for the module, by its letter, or throws a TypeError that names it. */
const passed = {
  t: optional,
  b: (value, name) => (value === null ? null : secret(value, name)),
  s: (value, name) => BigInt.asIntN(64, seedOf(value, name)),
  f: (value) => (value ? 1 : 0),
};
