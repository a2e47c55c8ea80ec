// Plays a game with the module: reads a message, fires, writes; refuses what must be refused.

import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { buffer, play, memory } = instance.exports;

function turn(url, cell) {
  const bytes = new TextEncoder().encode(url);
  new Uint8Array(memory.buffer).set(bytes, buffer());
  const length = play(bytes.length, cell);
  if (length < 0) return length;
  return new TextDecoder().decode(new Uint8Array(memory.buffer, buffer(), length));
}

function expect(actual, expected) {
  if (actual === expected) return;
  console.error(`expected ${expected}, got ${actual}`);
  process.exit(1);
}

const fresh = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1&Is_Complete=0";
expect(turn(fresh, -1), fresh);
expect(turn(fresh, 4), `${fresh}&Guess=4`);
expect(turn(`${fresh}&Guess=4`, 4), -2);
expect(turn(turn(fresh, 0), 1), `${fresh.replace(/0$/, "1")}&Guess=0&Guess=1`);
expect(turn("?Ship_Location=9", -1), -1);
expect(turn("?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4", 99),
  "www.shinobicontrols.com/battleship?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4&Guess=99");
expect(turn(fresh + "&x=" + "y".repeat(4_000), 8), `${fresh}&Guess=8`);
console.log("embedded: the module played in a JavaScript engine");
