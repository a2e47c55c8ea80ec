// Reads the cases and asks the module: every answer must be the written one, and refusals must be thrown.
//
//     node cases.mjs battleship.js cases.txt
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [script, file] = process.argv.slice(2);
const { load, BattleshipError } = await import(pathToFileURL(resolve(script)));
const engine = await load();

const bytes = (digits) => Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16));
const text = (word) => (word === "-" ? null : word);
const kinds = {
  inspect: [text], hide: [text, text, BigInt, text], shoot: [text, text], advise: [text, text, BigInt],
  challenge: [text, text, text, text, bytes, bytes, text], join: [text, text, text, text, bytes, bytes, text, Number],
  aim: [text, text, BigInt, bytes, text, Number], open: [text, bytes, text, Number], answer: [text, text, bytes, text, Number], resign: [text, bytes, text, Number],
  verdict: [text], daily: [text],
};

/** The arguments that the functions with objects require, or choose by themselves if they are left out. */
const needed = {
  inspect: [0], hide: [0], shoot: [0, 1], advise: [0, 1], challenge: [0, 4, 5], join: [0, 4, 5], aim: [0, 1, 3], open: [0, 1],
  answer: [0, 2], resign: [0, 1], verdict: [0], daily: [0],
};

/** The same question to the function with objects. */
function asked(name, words) {
  const [one, two, three, four, five, six, seven, eight] = words.map((word) => word ?? undefined);
  switch (name) {
    case "hide": return engine.hide({ rules: one, ships: two, seed: three, base: four });
    case "advise": return engine.advise(one, { level: two, seed: three });
    case "challenge":
      return engine.challenge({ rules: one, volley: two, ships: three, name: four, key: five, random: six, base: seven });
    case "join":
      return engine.join(one, { ships: two, cells: three, name: four, key: five, random: six, last: seven, insists: eight });
    case "aim": return engine.advise(one, { level: two, seed: three, key: four, last: five, insists: six });
    case "open": return engine.open(one, { key: two, last: three, insists: four });
    case "answer": return engine.answer(one, { cells: two, key: three, last: four, insists: five });
    case "resign": return engine.resign(one, { key: two, last: three, insists: four });
    case "shoot": return engine.shoot(one, two.split(","));
    default: return engine[name](one);
  }
}

function expect(actual, expected, question) {
  if (actual === expected) return;
  console.error(`cases: ${question}\n  expected ${expected}\n  answered ${actual}`);
  process.exit(1);
}

let count = 0;
let question;
for (const line of readFileSync(file, "utf8").split("\n")) {
  if (line.startsWith("#") || line === "") continue;
  if (!line.startsWith("{")) {
    question = line;
    continue;
  }
  const [name, ...words] = question.split("\t");
  const given = words.map((word, place) => (word === "-" ? null : kinds[name][place](word)));
  expect(engine.call(name, ...given), line, question);
  count++;
  if (needed[name].some((place) => given[place] === null)) continue;
  let object;
  try {
    object = asked(name, given);
  } catch (error) {
    if (!(error instanceof BattleshipError)) throw error;
    const { reason, item, number, value, message: sentence } = error;
    object = { error: { reason, item, number, value, sentence } };
  }
  expect(JSON.stringify(object), JSON.stringify(JSON.parse(line)), question);
}
/** A value that the types do not allow is a TypeError, never an answer. */
const mistaken = [
  () => engine.call("inspect"), () => engine.call("open", "?"), () => engine.call("nonsense"), () => engine.call("version"),
  () => engine.call("toString"), () => engine.call("hide", "classic", null, 2n ** 64n, null), () => engine.call("inspect", 5),
  () => engine.call("open", "?", new Uint8Array(31), null, 0), () => engine.inspect(new URL("https://example.org/?a")),
  () => engine.hide({ rules: "messages", ship: ["A1"] }), () => engine.hide({ rules: "messages", seed: -1 }),
  () => engine.open("?", { key: "secret" }), () => engine.advise("?", { last: "?" }),
];
for (const [index, mistake] of mistaken.entries()) {
  let found = "an answer";
  try {
    mistake();
  } catch (error) {
    found = error.name;
  }
  expect(found, "TypeError", `mistake ${index + 1}`);
}
console.log(`cases: ${count} answered in JavaScript as they are written`);
