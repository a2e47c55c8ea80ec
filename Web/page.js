// Draws the scene that the module hands out, and hands in what happens. No rule, no sentence, no state of the game.
"use strict";

// The address may hold a game: it leaves the address bar, the history and the view of the page's host at once.
const address = location.href;
const tab = memory(() => sessionStorage);
const kept = memory(() => localStorage);
const arrived = location.search.length > 1 || location.hash.length > 1;
if (arrived) tab?.setItem("battleship.address", address);
clean();

/** A storage of the browser; nothing if it does not allow one. */
function memory(open) {
  try {
    const storage = open();
    storage.getItem("battleship.key");
    return storage;
  } catch {
    return null;
  }
}

function clean() {
  try {
    history.replaceState(null, "", location.pathname);
  } catch {
    // An address that cannot be cleaned is still the reader's own.
  }
}

/** Runs a module, and returns a function that calls it with a text and returns its answer. */
async function run(module) {
  const random = (place, count) => {
    const target = new Uint8Array(exports.memory.buffer, place, count);
    for (let start = 0; start < count; start += 65536) crypto.getRandomValues(target.subarray(start, start + 65536));
  };
  const { exports } = await WebAssembly.instantiate(module, { page: { random } });
  return (call, text) => {
    const said = new TextEncoder().encode(text);
    const place = exports.room(said.length);
    new Uint8Array(exports.memory.buffer, place, said.length).set(said);
    const length = exports[call]();
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.told(), length));
  };
}

/** The module in the page, compiled while it is unpacked. */
function compiled() {
  const text = atob(document.getElementById("module").textContent);
  // A loop is several times as fast here as Uint8Array.from.
  const packed = new Uint8Array(text.length);
  for (let place = 0; place < packed.length; place++) packed[place] = text.charCodeAt(place);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
}

let ask; // says something to the module
let module; // the module itself, for the worker
let shown; // the scene that is drawn

/** Lets something happen, does what follows, and draws. */
function happen(event) {
  const report = JSON.parse(ask("update", event));
  tab && attempt(() => tab.setItem("battleship.note", report.note));
  if (report.keeps) attempt(() => kept.setItem("battleship.last", report.note));
  // What is looked for is found at once, and only then is there something to draw.
  if (!report.effects.some((effect) => effect.do === "read")) draw(report.scene);
  for (const effect of report.effects) perform[effect.do](effect);
}

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

// What the browser keeps.

function look(name) {
  try {
    const text = kept.getItem("battleship." + name);
    return `kept ${name} ${text === null ? "nothing" : "text " + text}`;
  } catch {
    return `kept ${name} forbidden`;
  }
}

/** Keeps a text if what is kept is what is expected, and says what came of it. */
function exchange(name, expected, text) {
  if (!kept) return "forbidden";
  try {
    if ((kept.getItem("battleship." + name) ?? undefined) !== expected) {
      happen(look(name));
      return "other";
    }
    kept.setItem("battleship." + name, text);
    return kept.getItem("battleship." + name) === text ? "done" : "full";
  } catch (error) {
    return error.name === "SecurityError" ? "forbidden" : "full";
  }
}

const perform = {
  read: ({ name }) => happen(look(name)),
  exchange({ name, expected, text }) {
    const step = () => happen(`exchanged ${name} ${exchange(name, expected, text)}`);
    if (!navigator.locks) return step();
    // The lock is held until other windows have heard of the change.
    return navigator.locks.request("battleship", () => {
      step();
      return new Promise((done) => setTimeout(done, 100));
    });
  },
  think: ({ ticket, text }) => think(ticket, text),
  pause: ({ ticket }) => setTimeout(() => happen(`next-shot ${ticket}`), 700),
  copy: ({ text }) => copy(text),
  share: ({ text }) =>
    navigator.share ? navigator.share({ url: shown.letter.url, title: shown.title }).catch(() => {}) : copy(text),
};

function copy(text) {
  if (!navigator.clipboard) return happen("uncopied");
  return navigator.clipboard.writeText(text).then(
    () => happen("copied"),
    () => happen("uncopied"),
  );
}

// The computer thinks on a thread of its own; where there is none, after the page was drawn.

let worker;
function think(ticket, question) {
  const tell = (answer) => happen(`thought ${ticket} ${answer}`);
  const alone = () => requestAnimationFrame(() => setTimeout(() => tell(ask("think", question))));
  if (worker === null) return alone();
  if (!worker) {
    const code = `${run}\nlet ask;\nonmessage = async ({ data }) => {
      if (data.module) ask = run(data.module); else postMessage(data.answered + (await ask)("think", data.question)); };`;
    worker = attempt(() => new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })))) ?? null;
    if (!worker) return alone();
    worker.postMessage({ module });
    worker.onmessage = ({ data }) => happen(data);
  }
  worker.onerror = () => {
    worker = null;
    alone();
  };
  worker.postMessage({ answered: `thought ${ticket} `, question });
}

// Drawing: an element for each thing of the scene. Text becomes text, never markup.

/** An element of a kind, with properties, attributes and what is in it. */
function make(kind, properties = {}, attributes = {}, ...inside) {
  const element = Object.assign(document.createElement(kind), properties);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

function set(id, text) {
  const element = document.getElementById(id);
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === "";
}

/** Fills a place anew, and leaves the focus where it was. */
function fill(id, elements) {
  const place = document.getElementById(id);
  const focused = place.contains(document.activeElement) ? document.activeElement.id : "";
  place.replaceChildren(...elements);
  place.hidden = elements.length === 0;
  if (focused) document.getElementById(focused)?.focus();
}

function draw(scene) {
  const before = shown;
  shown = scene;
  document.documentElement.lang = scene.language;
  document.body.dataset.place = scene.cards.length ? "title" : "game";
  document.title = scene.cards.length ? scene.title : `${scene.heading} – ${scene.title}`;
  set("name", scene.title);
  set("heading", scene.heading);
  document.getElementById("saying").textContent = scene.saying;
  set("refusal", scene.refusal);
  fill("question", scene.question ? [make("p", { textContent: scene.question }), drawRow(scene.answers)] : []);
  fill("facts", scene.facts.map((fact) => make("li", { textContent: fact })));
  drawLetter(scene.letter);
  drawBoards(scene.boards);
  set("ships-title", scene.shipsTitle);
  fill("ships", scene.ships.map(drawShip));
  fill("buttons", scene.buttons.map(drawButton));
  fill("cards", scene.cards.map(drawCard));
  fill("notes", scene.notes.map((note) => make("p", { textContent: note })));
  // On another screen, the focus is on what is next: the board's cursor, or the heading above what there is to read.
  if (before && (before.heading !== scene.heading || document.activeElement === document.body)) {
    (document.querySelector(".live .cursor") ?? document.getElementById("heading")).focus({ preventScroll: true });
  }
  if (scene.question && scene.question !== before?.question) {
    document.getElementById("question").scrollIntoView({ block: "nearest" });
  }
  if (scene.letter && scene.letter.url !== before?.letter?.url) {
    document.getElementById("letter").scrollIntoView({ block: "nearest" });
  }
}

function drawButton({ name, label, enabled, main }) {
  const button = make("button", { id: `button-${name}`, type: "button", textContent: label, disabled: !enabled });
  if (main) button.className = "main";
  button.addEventListener("click", () => happen(`button ${name}`));
  return button;
}

function drawRow(buttons) {
  return make("div", { className: "row" }, {}, ...buttons.map(drawButton));
}

function drawLetter(letter) {
  if (!letter) return fill("letter", []);
  fill("letter", [
    make("p", { textContent: letter.text }),
    make("p", {}, {}, make("a", { id: "link", href: letter.url, textContent: letter.url })),
    drawRow(letter.buttons),
  ]);
}

function drawShip({ label, length, sunk }) {
  const cells = Array.from({ length }, () => make("i"));
  return make("li", { className: sunk ? "sunk" : "" }, { role: "img", "aria-label": label }, ...cells);
}

function drawCard(card) {
  const inside = [make("p", { textContent: card.text })];
  for (const { name, label, options } of card.selects) {
    const select = make("select", {}, {}, ...options.map(({ value, label, chosen }) =>
      make("option", { value, textContent: label, selected: chosen })));
    select.addEventListener("change", () => happen(`chose ${name} ${select.value}`));
    inside.push(make("label", {}, {}, label, select));
  }
  for (const { name, label, text, enter } of card.fields) {
    const input = make("input", { id: `field-${name}`, value: text, autocomplete: "off", spellcheck: false });
    // Nothing is drawn anew: what was below a finger would be gone before it is lifted.
    input.addEventListener("input", () => ask("update", `wrote ${name} ${input.value}`));
    input.addEventListener("keydown", (event) => event.key === "Enter" && !event.isComposing && happen(`button ${enter}`));
    inside.push(make("label", {}, {}, label, input));
  }
  if (card.secret) inside.push(make("p", {}, {}, make("code", { textContent: card.secret })));
  inside.push(drawRow(card.buttons));
  if (!card.folded) return make("section", { className: "card" }, {}, make("h2", { textContent: card.title }), ...inside);
  const open = [...document.querySelectorAll("details.card")].some((one) => one.open);
  return make("details", { className: "card", open }, {}, make("summary", { textContent: card.title }), ...inside);
}

// Boards stay while their size does, so that the focus and a reader's place on them stay.

function drawBoards(boards) {
  const place = document.getElementById("boards");
  const shape = boards.map((board) => `${board.rows.length}x${board.columns.length}${board.own}`).join();
  if (place.dataset.shape !== shape) {
    place.replaceChildren(...boards.map(makeBoard));
    place.dataset.shape = shape;
    place.hidden = boards.length === 0;
  }
  boards.forEach((board, number) => fillBoard(place.children[number], board));
}

function makeBoard(board) {
  const numbers = make("div", { className: "line numbers" }, { "aria-hidden": "true" }, make("b"),
    ...board.columns.map((column) => make("b", { textContent: column })));
  const rows = board.rows.map((row) => make("div", { className: "line" }, { role: "row" },
    make("b", { textContent: row.letter }, { "aria-hidden": "true" }),
    ...row.cells.map(({ name }) => make("span", { tabIndex: -1 }, { role: "gridcell", "data-cell": name }))));
  const grid = make("div", { className: "grid" }, { role: "grid" }, numbers, ...rows);
  grid.style.setProperty("--columns", board.columns.length);
  return make("section", { className: board.own ? "board own" : "board" }, {}, make("h2"), grid);
}

function fillBoard(section, board) {
  const [title, grid] = section.children;
  title.textContent = board.name;
  grid.setAttribute("aria-label", board.name);
  grid.classList.toggle("live", board.live);
  const cells = grid.querySelectorAll("[role=gridcell]");
  const hadFocus = grid.contains(document.activeElement);
  board.rows.flatMap((row) => row.cells).forEach(({ label, marks, cursor, tenth, percent }, number) => {
    const cell = cells[number];
    const style = [...marks, ...(cursor ? ["cursor"] : []), ...(percent === undefined ? [] : ["advised"])].join(" ");
    if (cell.className !== style) cell.className = style;
    if (percent !== undefined) {
      cell.style.setProperty("--tenth", tenth);
      cell.dataset.percent = percent;
    }
    if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    cell.tabIndex = cursor || (!board.live && number === 0) ? 0 : -1;
    if (cursor && hadFocus) cell.focus({ preventScroll: true });
  });
}

// What a person does at a board. A finger that is broader than a cell aims first.

function cellOf(event) {
  return event.target.closest?.(".live [role=gridcell]");
}

const boards = document.getElementById("boards");
boards.addEventListener("click", (event) => {
  const cell = cellOf(event);
  if (!cell) return;
  const isNarrow = event.pointerType === "touch" && cell.clientWidth < 40;
  cell.focus({ preventScroll: true });
  happen(`${isNarrow ? "tap" : "press"} ${cell.dataset.cell}`);
});
boards.addEventListener("pointerover", (event) => {
  const cell = event.pointerType === "mouse" && cellOf(event);
  if (cell) happen(`hover ${cell.dataset.cell}`);
});
addEventListener("keydown", (event) => {
  const cell = event.target.closest?.("[role=gridcell]");
  // What is typed in a field stays there, and a focused control is pressed by Enter and Space.
  const isControl = event.target.closest?.("button, a, summary, select");
  if (event.target.closest?.("input") || event.ctrlKey || event.altKey || event.metaKey) return;
  const key = event.key === " " ? "Space" : event.key;
  if (!/^([!-~]|Space|Enter|Escape|Backspace|Home|End|Arrow\w+)$/.test(key)) return;
  if (isControl && (key === "Enter" || key === "Space" || event.target.matches("select"))) return;
  if (cell && !cell.closest(".live") && key.startsWith("Arrow")) walk(cell, key);
  else if (document.body.dataset.place !== "title") happen(`key ${key}`);
  else return;
  event.preventDefault();
});

/** Goes to the next cell of a board that is only looked at. */
function walk(cell, key) {
  const cells = [...cell.closest(".grid").querySelectorAll("[role=gridcell]")];
  const width = cell.parentElement.childElementCount - 1;
  const [place, column] = [cells.indexOf(cell), cells.indexOf(cell) % width];
  const way = { ArrowUp: -width, ArrowDown: width, ArrowLeft: column ? -1 : 0, ArrowRight: column < width - 1 ? 1 : 0 }[key];
  const next = cells[place + way] ?? cell;
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

// The beginning.

addEventListener("hashchange", (event) => {
  clean();
  happen(`address ${event.newURL}`);
});
addEventListener("storage", (event) => {
  // Without a key, everything was removed.
  if (event.key === null) for (const name of ["key", "solo"]) happen(look(name));
  if (event.key?.startsWith("battleship.")) happen(look(event.key.slice("battleship.".length)));
});

async function begin() {
  module = await compiled();
  ask = await run(module);
  const tell = (event) => ask("update", event);
  tell(`languages ${navigator.languages.join()}`);
  tell(`base ${document.body.dataset.base}`);
  for (const name of ["key", "solo", "last"]) tell(look(name));
  tell(`noted ${attempt(() => tab.getItem("battleship.note")) ?? ""}`);
  const waiting = attempt(() => tab.getItem("battleship.address")) ?? (arrived ? address : null);
  happen(`began ${waiting ?? location.href}`);
  attempt(() => tab.removeItem("battleship.address"));
  document.body.dataset.ready = "";
  performance.mark("ready");
}

begin().catch(() => {
  document.getElementById("stuck").hidden = false;
});
