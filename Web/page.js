// Draws the module's scenes, and tells it what happens. It holds no rule, no sentence and no state of the game.
"use strict";

// The address may hold a game: remove it at once from the address bar, the history and the view of the page's host.
const address = location.href;
const tab = memory(() => sessionStorage);
const storage = memory(() => localStorage);
const arrived = location.search.length > 1 || location.hash.length > 1;
if (arrived) attempt(() => tab.setItem("battleship.address", address));
clean();

/** A storage of the browser; undefined if the browser does not allow it. */
function memory(open) {
  return attempt(() => [open()].find((storage) => storage.getItem("battleship.key") !== undefined));
}

/** Shows the page's own address; `rest` is a link behind it that holds no secret. */
function clean(rest = "") {
  // If the address cannot be cleaned, only its reader sees it.
  attempt(() => history.replaceState(null, "", location.pathname + rest));
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

/** The module in the page, compiled while it is unpacked; of its text, a character holds 6 or 7 bits. */
function compiled() {
  const text = element("module").textContent;
  const packed = new Uint8Array(text.length);
  let count = 0;
  for (let place = 0, bits = 0, held = 0; place < text.length; place++) {
    const letter = text.charCodeAt(place), digit = letter - (letter > 59 ? 36 : 35), size = digit < 37 ? 6 : 7;
    bits |= (size < 7 ? digit : ((digit + 37) >> 1) | (((digit + 1) & 1) << 6)) << held;
    for (held += size; held > 7; held -= 8, bits >>>= 8) packed[count++] = bits;
  }
  const stream = new Blob([packed.subarray(0, count)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
}

let ask; // calls the module with a text
let module; // the module itself, for the worker
let shown, letters = 16; // the scene on the page; the size of its letters, in pixels

/** Tells the module about an event, draws the scene, and carries out the effects. */
function happen(event) {
  const report = JSON.parse(ask("update", event));
  tab && attempt(() => tab.setItem("battleship.note", report.bookmark));
  if (report.keeps) attempt(() => storage.setItem("battleship.last", report.bookmark));
  // These effects are answered at once, and the answer draws.
  if (!report.effects.some((effect) => effect.do === "read" || effect.do === "list")) draw(report.scene);
  for (const effect of report.effects) perform[effect.do](effect)?.catch?.(unshared);
}

function attempt(action) {
  try { return action(); } catch { return undefined; }
}

// What the browser keeps.

const minutes = () => Math.floor(Date.now() / 60000);
const tellDay = () => ask("update", `today ${new Date().toISOString().slice(0, 10)}`);

function look(name) {
  const text = attempt(() => storage.getItem("battleship." + name));
  return `loaded ${name} ${text === undefined ? "forbidden" : text === null ? "nothing" : "text " + text}`;
}

/** Keeps a text and the time, because the list of games says how long ago that was. */
function keep({ name, text }) {
  storage.setItem("battleship." + name, text);
  attempt(() => storage.setItem("battleship.at." + name, minutes()));
}

/** Saves a text if the saved one is as expected, and returns the outcome. */
function exchange({ name, expected, text }) {
  if (!storage) return "forbidden";
  try {
    if ((storage.getItem("battleship." + name) ?? undefined) !== expected) {
      happen(look(name));
      return "other";
    }
    keep({ name, text });
    // Ask the browser to spare the storage when it cleans up.
    if (name === "key") attempt(() => navigator.storage?.persist?.());
    return storage.getItem("battleship." + name) === text ? "done" : "full";
  } catch (error) {
    return error.name === "SecurityError" ? "forbidden" : "full";
  }
}

/** Steps that wait for the lock on the storage, and what gives it back; it is undefined while others may have it. */
const waiting = [];
let release, hold;

/** Does what waits, and holds the lock until other windows have heard of the last change. */
function work() {
  while (waiting.length) waiting.shift()();
  clearTimeout(hold);
  hold = setTimeout(() => { release(); release = undefined; }, 100);
}

const perform = {
  read: ({ name }) => happen(look(name)),
  list() {
    tellDay();
    const names = Object.keys(storage ?? {}).filter((name) => /^battleship\.((solo|two|daily)$|(duel|hunt|came|solo|two)\.)/.test(name));
    const games = names.map((name) => name.slice("battleship.".length)).map((name) =>
      `${name} ${storage.getItem("battleship.at." + name) ?? 0} ${storage.getItem("battleship." + name)}`);
    // Of several lines each, so a separator of records stands between them.
    happen([`games ${minutes()}`, ...games].join("\x1e"));
  },
  exchange(effect) {
    const step = () => happen(`stored ${effect.name} ${exchange(effect)}`);
    if (!navigator.locks) return step();
    waiting.push(step);
    // The lock is asked for already, or the step before this one goes on.
    if (waiting.length > 1) return;
    if (release) return work();
    navigator.locks.request("battleship", () => new Promise((done) => {
      release = done;
      work();
    }));
  },
  keep: (effect) => attempt(() => keep(effect)),
  forget: ({ name }) => attempt(() => ["", "at."].forEach((part) => storage.removeItem("battleship." + part + name))),
  unlist: ({ name }) => attempt(() => storage.setItem("battleship.at." + name, "gone")),
  think: ({ ticket, text }) => think(ticket, text),
  pause: ({ ticket, time }) => setTimeout(() => happen(`pause-ended ${ticket}`), time),
  copy: ({ text }) => copy(text),
  async share({ text, url, picture }) {
    const told = { title: shown.title, text: [text, url].join("\n").trim() }; // some programs drop a link of its own
    if (!navigator.share) return copy(told.text);
    const files = picture ? [await file()] : [];
    return navigator.share({ ...told, ...(navigator.canShare?.({ files }) && { files }) }).then(() => happen("shared " + url));
  },
  save: () => file().then((made) => make("a", { href: URL.createObjectURL(made), download: made.name }).click()),
};

const copy = (text) => (navigator.clipboard?.writeText(text) ?? Promise.reject())
  .then(() => happen("copied"), () => happen("uncopied " + text));
/** Tells that sharing, or saving a picture, has failed, unless the person cancelled it. */
const unshared = (error) => error?.name === "AbortError" || happen("unshared");

/** The picture on the page as a file. */
async function file() {
  const picture = element("result");
  const image = make("img", { src: "data:image/svg+xml," + encodeURIComponent(new XMLSerializer().serializeToString(picture)) });
  await image.decode();
  const { width, height } = picture.viewBox.baseVal;
  const canvas = make("canvas", { width: 4 * width, height: 4 * height });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done : fail)(blob)));
  return new File([blob], "battleships.png", { type: "image/png" });
}

// The computer thinks on a thread of its own or, if there is none, after the page was drawn.

let worker;
function think(ticket, question) {
  const tell = (answer) => happen(`thought ${ticket} ${answer}`);
  const alone = () => requestAnimationFrame(() => setTimeout(() => tell(ask("think", question))));
  if (worker === null) return alone();
  if (!worker) {
    // A promise that fails there is an error here only if it is thrown once more.
    const code = `${run}\nlet ask;\nonunhandledrejection = ({ reason }) => setTimeout(() => { throw reason; });\nonmessage = async ({ data }) => {
      if (data.module) ask = run(data.module); else postMessage(data.answered + (await ask)("think", data.question)); };`;
    worker = attempt(() => new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })))) ?? null;
    if (!worker) return alone();
    worker.postMessage({ module });
    worker.onmessage = ({ data }) => happen(data);
  }
  worker.onerror = () => alone((worker = null));
  worker.postMessage({ answered: `thought ${ticket} `, question });
}

// Drawing: an element for each part of the scene. Text becomes text, never markup.

const element = (id) => document.getElementById(id);

/** An element of a kind, with properties, attributes and children. */
function make(kind, properties = {}, attributes = {}, ...inside) {
  const made = Object.assign(document.createElement(kind), properties);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}

/** A name in letters that run from the right keeps its place among words and numbers that run from the left. */
const placed = (words) => words.replace(/[\u0590-\u08ff\ufb1d-\ufefc]+([ '-]+[\u0590-\u08ff\ufb1d-\ufefc]+)*/g, "\u2068$&\u2069");

function write(place, words) {
  const text = placed(words);
  if (place.textContent !== text) place.textContent = text;
}

function set(id, words) {
  write(element(id), words);
  element(id).hidden = words === "" && !element(id).ariaLive; // screen readers listen only to what is shown
}

/** Makes a place hold elements. One that is there stays, with the focus, a drag, and what a person unfolded. */
function fill(place, elements) {
  elements.forEach(({ kind, text, attributes = {}, inside = [] }, number) => {
    const old = place.children[number];
    const stays = old?.localName === kind && old.id === (attributes.id ?? "");
    const spaces = /^(svg|path|text)$/.test(kind) ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml";
    const made = stays ? old : document.createElementNS(spaces, kind);
    for (const { name } of [...made.attributes]) if (!(name in attributes) && name !== "open") made.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes)) {
      if (made.getAttribute(name) === value) continue;
      made.setAttribute(name, value);
      // What a person typed or slid is in the property.
      if (name === "value" || name === "selected") made[name] = value;
    }
    text === undefined ? fill(made, inside) : write(made, text);
    if (!stays) old ? old.replaceWith(made) : place.append(made);
  });
  while (place.children.length > elements.length) place.lastElementChild.remove();
}

/** The styles' conditions count in letters as large as those that are seen; a browser counts in those of its settings. */
const listed = (rules) => [...rules].flatMap(({ media, cssRules }) => media ? [[media, media.mediaText], ...listed(cssRules)] : []);
const conditions = listed(document.styleSheets[0].cssRules);
function measure(now = parseFloat(getComputedStyle(document.documentElement).fontSize)) {
  if (now === letters) return;
  letters = now;
  for (const [media, text] of conditions) media.mediaText = text.replace(/([\d.]+)rem/g, (_, count) => count * letters + "px");
}

function draw(scene) {
  const before = shown;
  shown = scene;
  measure();
  if (location.hash !== scene.address) clean(scene.address);
  const isOther = before && (before.place !== scene.place || before.heading !== scene.heading);
  [document.documentElement.lang, element("score").dataset.brief] = [scene.language, scene.brief];
  const { place, end, mine, prominent, boards } = scene;
  Object.assign(document.body.dataset, { place, end, mine, prominent, boards: boards.length });
  document.title = scene.place === "title" ? scene.title : `${scene.heading} – ${scene.title}`;
  for (const name of ["name", "under", "heading", "score", "refusal", "outcome", "saying", "aside"]) set(name, scene[name]);
  drawBoards(scene.boards);
  for (const [name, elements] of Object.entries(scene.places)) {
    fill(element(name), elements);
    element(name).hidden = elements.length === 0;
  }
  // The news has a height of its own, so that the sea never moves: what does not fit is written smaller, or without names.
  const fit = (one, side, ...styles) => styles.some((style) => ((one.className = style), one["scroll" + side] <= one["client" + side]));
  fit(element("score"), "Width", "", "brief");
  fit(element("heading"), "Height", "", "long");
  fit(element("news"), "Height", "", "long", "long longer");
  // On another screen, focus what comes next: the board's cursor, or the heading above the text.
  if (isOther || (before && document.activeElement === document.body)) {
    (document.querySelector(".live .cursor") ?? element("heading")).focus({ preventScroll: true });
  }
  if (isOther) scrollTo(0, 0);
  guard();
  if (isOther || !(before?.places.cards.length < scene.places.cards.length)) return;
  element("cards").querySelector("input, code")?.focus();
  document.activeElement.select?.();
  element("cards").firstElementChild.scrollIntoView({ block: "nearest" });
}
addEventListener("click", ({ target, clientY }) => {
  document.body.style.setProperty("--press", `${clientY}px`); // a question stands near what was pressed
  const press = target.closest?.("[data-press]")?.dataset.press;
  if (press) happen(`button ${press}`);
  if (press) document.querySelector("[aria-invalid]")?.focus();
});
addEventListener("resize", () => shown && draw(shown));
addEventListener("toggle", ({ target }) => target.open && (target.querySelector("#code") ?? target).scrollIntoView({ block: "nearest" }), true);
addEventListener("change", ({ target: { dataset, value } }) => dataset.choose && happen(`chose ${dataset.choose} ${value}`));
addEventListener("input", ({ target: { dataset, id, value } }) => {
  if (id === "slider") happen(`slide ${value}`);
  // Draw nothing: an element under a finger would be gone before the finger is lifted.
  if (dataset.write) for (const effect of JSON.parse(ask("update", `wrote ${dataset.write} ${value}`)).effects) perform[effect.do](effect);
});

// A board of the same size keeps its elements, and with them the focus and a screen reader's place.

function drawBoards(boards) {
  const place = element("boards");
  const shape = boards.map((board) => `${board.rows.length}x${board.columns.length}${board.own}`).join();
  if (place.dataset.shape !== shape) {
    place.replaceChildren(...boards.map(makeBoard));
    place.dataset.shape = shape;
    place.hidden = boards.length === 0;
    const most = (count) => Math.max(0, ...boards.map(count));
    for (const side of ["columns", "rows"]) document.body.style.setProperty("--" + side, most((board) => board[side].length));
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
  return make("section", { className: board.own ? "board own" : "board" }, {},
    make("div", { className: "head" }, {}, make("h3"), make("p")), grid);
}

function fillBoard(section, board) {
  const [top, grid] = section.children;
  [top.firstChild.textContent, top.lastChild.textContent] = [board.name, board.note];
  grid.setAttribute("aria-label", board.name);
  for (const way of ["live", "draggable"]) grid.classList.toggle(way, board[way]);
  const cells = grid.querySelectorAll("[role=gridcell]");
  const width = board.columns.length;
  const aim = board.rows.flatMap((row) => row.cells).findIndex(({ cursor }) => cursor) % width;
  const hadFocus = grid.contains(document.activeElement);
  [...grid.firstChild.children].forEach((one, column) => one.classList.toggle("aim", column === aim + 1));
  board.rows.flatMap((row) => row.cells).forEach(({ label, marks, cursor, shot, tenth, percent }, number) => {
    const cell = cells[number];
    const style = [...marks, ...(cursor ? ["cursor"] : []), ...(percent === undefined ? [] : ["advised"]),
      ...(number % width === aim ? ["beam"] : [])].join(" ");
    if (cell.className !== style) cell.className = style;
    if (percent !== undefined) cell.style.setProperty("--tenth", tenth);
    Object.assign(cell.dataset, { percent: percent ?? "", shot: shot ?? "" });
    if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    if (board.live || !hadFocus) cell.tabIndex = cursor || (!board.live && number === 0) ? 0 : -1;
    if (cursor && hadFocus) cell.focus({ preventScroll: true });
  });
}

// What a person does at a board. A finger broader than a cell aims first.

const cellOf = (event) => event.target.closest?.(".live [role=gridcell]");
const boards = element("boards");
let dragged, start, over; // the ship's cell, or its entry in the list; the cell in which a drag began, and where it is
boards.addEventListener("click", (event) => {
  const cell = cellOf(event);
  if (!cell || (event.detail > 1 && cell.matches(".latest"))) return; // a second click would hide what came of the first
  cell.focus({ preventScroll: true });
  happen(`${event.pointerType === "touch" ? "tap" : "press"} ${cell.dataset.cell}`);
});
boards.addEventListener("pointerover", (event) => {
  const cell = event.pointerType === "mouse" && !event.buttons && !dragged && cellOf(event);
  if (cell) happen(`hover ${cell.dataset.cell}`);
});
addEventListener("pointerdown", ({ target, pointerId }) => {
  const cell = target.closest?.(".draggable :is(.ship, .fits, .collides)"), isInHand = cell?.matches(":not(.ship)");
  [dragged, start] = [(isInHand ? document.querySelector(".held button") : target.closest?.(".placing button"))?.dataset.press ?? cell?.dataset.cell, cell?.dataset.cell];
  if (dragged) target.releasePointerCapture?.(pointerId);
});
addEventListener("pointermove", (event) => {
  const under = dragged && document.elementFromPoint(event.clientX, event.clientY)?.closest(".draggable [role=gridcell]");
  const cell = under?.dataset.cell ?? (over && (start ?? dragged)); // off the board, it is back where it was
  if (cell && cell !== (over ?? start)) happen(`lift ${dragged} ${over = cell}`);
  if (over && event.pointerType !== "mouse") float(event, under);
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, ({ type }) => {
  if (over) happen(`drag ${dragged} ${type === "pointerup" ? over : dragged}`); // if broken off, back to where it was
  dragged = start = over = undefined;
  element("held").hidden = true;
});

/** A ship under a finger moves with it, half a cell above where it would lie. */
function float({ clientX, clientY }, under) {
  const ghost = [...boards.querySelectorAll(".fits, .collides")].map((one) => one.getBoundingClientRect()), held = element("held");
  if (!under || !ghost.length) return void (held.hidden = true);
  const [{ left, top }, { right, bottom }, cell] = [ghost[0], ghost.at(-1), under.getBoundingClientRect()];
  Object.assign(held, { hidden: false, className: right - left < bottom - top ? "down" : "" });
  held.style = `left: ${left + clientX - (cell.left + cell.right) / 2}px; top: ${top + clientY - cell.bottom}px; width: ${right - left}px; height: ${bottom - top}px`;
}
addEventListener("keydown", (event) => {
  const { dataset } = event.target;
  if (dataset?.enter && event.key === "Enter" && !event.isComposing) return happen(`button ${dataset.enter}`);
  const cell = event.target.closest?.("[role=gridcell]");
  // What is typed in a field stays there, and Enter and Space press a focused control.
  if (event.target.closest?.("input, select") || event.ctrlKey || event.altKey || event.metaKey) return;
  const key = event.key === " " ? "Space" : event.key;
  if (!/^([!-~]|Space|Enter|Escape|Backspace|Home|End|Arrow\w+)$/.test(key)) return;
  if (event.target.closest?.("button, a, summary") && (key === "Enter" || key === "Space")) return;
  if (over && key === "Escape") dispatchEvent(new Event("pointercancel"));
  else if (cell && !cell.closest(".live") && /^(Arrow|Enter|Space)/.test(key)) walk(cell, key);
  else if (shown.place === "title") return;
  else happen(`key ${key}`);
  event.preventDefault();
});

/** Moves the focus to the next cell of a board that is only shown; at such a cell, no other key does anything. */
function walk(cell, key) {
  const cells = [...cell.closest(".grid").querySelectorAll("[role=gridcell]")], width = cell.parentElement.childElementCount - 1;
  const [place, column] = [cells.indexOf(cell), cells.indexOf(cell) % width];
  const way = { ArrowUp: -width, ArrowDown: width, ArrowLeft: column ? -1 : 0, ArrowRight: column < width - 1 ? 1 : 0 }[key];
  const next = cells[place + way] ?? cell;
  [cell.tabIndex, next.tabIndex] = [-1, 0];
  next.focus();
}

// The way back: off the title the history has one more entry, and leaving it is a step back; forward does nothing.
let isDeep = false, returns = false;
function guard() {
  if (isDeep === (shown.place !== "title")) return;
  isDeep = !isDeep;
  if (isDeep) return history.pushState("deep", "", location.href);
  returns = true;
  history.back();
}
addEventListener("popstate", ({ state }) => {
  if (returns) return void (returns = false);
  // Another link was opened in this tab.
  if (location.hash.length > 1 && location.hash !== shown?.address) return;
  isDeep = state === "deep";
  if (isDeep && shown?.place === "title") guard(); else if (shown) happen("back");
});

// The beginning.
addEventListener("hashchange", (event) => {
  clean();
  happen(`address ${event.newURL}`);
});
addEventListener("storage", (event) => {
  // No key means that everything was removed.
  const open = attempt(() => tab.getItem("battleship.note").split(" ")[0]);
  if (event.key === null) for (const name of ["key", open]) happen(look(name));
  if (event.key?.startsWith("battleship.")) happen(look(event.key.slice("battleship.".length)));
});

async function begin() {
  module = await compiled();
  ask = await run(module);
  const tell = (event) => ask("update", event);
  [`languages ${navigator.languages.join()}`, `browser ${navigator.userAgent}`, `base ${document.body.dataset.base}`].forEach(tell);
  tellDay();
  for (const name of ["key", "choices", "best", "last"]) tell(look(name));
  tell(`bookmarked ${attempt(() => tab.getItem("battleship.note")) ?? ""}`);
  const waiting = attempt(() => tab.getItem("battleship.address")) ?? (arrived ? address : null);
  happen(`began ${waiting ?? location.href}`);
  attempt(() => tab.removeItem("battleship.address"));
  document.body.dataset.ready = "";
  performance.mark("ready");
}

begin().catch(() => (element("stuck").hidden = false));
