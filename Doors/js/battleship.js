// The engine as an ES module: values in, objects out, and a refusal is thrown. battleship.d.ts says what each function takes.

/** A refusal: what the engine does not do, and why. */
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

  /** Takes room for a number of bytes in the module's memory, and notes its place. */
  function take(count, places) {
    const place = functions.battleship_room(count) >>> 0;
    if (place === 0) throw new RangeError("the module has no memory left");
    places.push(place);
    return place;
  }

  /** An argument as the module takes it: a text or bytes as their place, a number as it is, null as 0. */
  function passed(argument, places) {
    if (argument === null || argument === undefined) return 0;
    if (typeof argument === "bigint" || typeof argument === "number") return argument;
    if (typeof argument === "string" && argument.includes("\0")) throw new RangeError("a text holds a zero character");
    const bytes = typeof argument === "string" ? encoder.encode(`${argument}\0`) : argument;
    const place = take(bytes.length, places);
    new Uint8Array(memory.buffer).set(bytes, place);
    return place;
  }

  /** Calls a function of battleship.h, without `out` and `room`, and returns its answer as text. */
  function call(name, ...given) {
    const places = [];
    try {
      const values = given.map((argument) => passed(argument, places));
      for (let room = 65_536; ; ) {
        const out = take(room, places);
        const length = functions[`battleship_${name}`](...values, out, room) >>> 0;
        if (length < room) return decoder.decode(new Uint8Array(memory.buffer, out, length));
        room = length + 1;
      }
    } finally {
      places.forEach((place) => functions.battleship_free(place));
    }
  }

  function answer(name, ...given) {
    const object = JSON.parse(call(name, ...given));
    if (object.error) throw new BattleshipError(object.error);
    return object;
  }

  return {
    version: text(functions.battleship_version()),
    call,
    newKey: () => random(undefined),
    inspect: (url) => answer("inspect", string(url, "url")),
    hide: ({ rules, ships, seed, base }) =>
      answer("hide", string(rules, "rules"), list(ships, "ships"), seedOf(seed), optional(base, "base")),
    shoot: (url, cells) => answer("shoot", string(url, "url"), list(cells, "cells")),
    advise: (url, { level = "strong", seed } = {}) =>
      answer("advise", string(url, "url"), string(level, "level"), seedOf(seed)),
    challenge: ({ rules, volley, ships, key, random: bytes, base }) =>
      answer("challenge", string(rules, "rules"), volley === undefined ? null : String(volley), list(ships, "ships"),
        secret(key, "key"), random(bytes), optional(base, "base")),
    join: (url, { ships, cells, key, random: bytes, last, insists }) =>
      answer("join", string(url, "url"), list(ships, "ships"), list(cells, "cells"), secret(key, "key"), random(bytes),
        optional(last, "last"), insists ? 1 : 0),
    open: (url, { key, last, insists }) =>
      answer("open", string(url, "url"), secret(key, "key"), optional(last, "last"), insists ? 1 : 0),
    answer: (url, { cells, key, last, insists }) =>
      answer("answer", string(url, "url"), list(cells, "cells"), secret(key, "key"), optional(last, "last"),
        insists ? 1 : 0),
    resign: (url, { key, last, insists }) =>
      answer("resign", string(url, "url"), secret(key, "key"), optional(last, "last"), insists ? 1 : 0),
    verdict: (url) => answer("verdict", string(url, "url")),
  };

  function text(place) {
    const bytes = new Uint8Array(memory.buffer, place);
    return decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
  }
}

function string(value, name) {
  if (typeof value !== "string") throw new TypeError(`${name} is a string`);
  return value;
}

const optional = (value, name) => (value === undefined || value === null ? null : string(value, name));

const list = (value, name) => optional(Array.isArray(value) ? value.join(",") : value, name);

/** Whole numbers from 0 on that 64 bits hold; a new one if it is left out. */
function seedOf(seed = crypto.getRandomValues(new BigUint64Array(1))[0]) {
  const number = typeof seed === "number" && Number.isSafeInteger(seed) ? BigInt(seed) : seed;
  if (typeof number !== "bigint" || number < 0n || number >= 1n << 64n) throw new TypeError("seed is a whole number");
  return BigInt.asIntN(64, number);
}

function secret(bytes, name) {
  if (!(bytes instanceof Uint8Array) || bytes.length !== 32) throw new TypeError(`${name} is a Uint8Array of 32 bytes`);
  return bytes;
}

const random = (bytes) => secret(bytes ?? crypto.getRandomValues(new Uint8Array(32)), "random");
