// Replays a game: a state for each move, with a slider over them. A frame is [at, shown, added,
// removed]: milliseconds of playing time, for how long it is shown, and rectangles; those that are
// added have their tint as a fifth figure.
(() => {
  "use strict";

  const game = JSON.parse(document.getElementById("game").textContent);
  const part = (name) => document.getElementById(name);
  const puzzle = { ...game, clues: rules.cluesOf(game), shapes: rules.shapesOf(game) };
  const view = new views.BoardView(part("frame"), puzzle, makeWords(game.texts), { coordinates: false });
  const slider = part("move");
  const states = [];
  let timer = null;

  for (const [, , added, removed] of game.frames) {
    const gone = new Set(removed.map(String));
    const before = states[states.length - 1] ?? [];
    const fresh = added.map((figures) => ({ ...rules.fromArray(figures.slice(0, 4)), tint: figures[4] }));
    states.push([...before.filter((rect) => !gone.has(String(rules.toArray(rect)))), ...fresh]);
  }

  function clock(milliseconds) {
    const seconds = Math.floor(milliseconds / 1000);
    const two = (number) => String(number).padStart(2, "0");
    const minutes = Math.floor(seconds / 60) % 60;
    return seconds < 3600 ? `${minutes}:${two(seconds % 60)}`
      : `${Math.floor(seconds / 3600)}:${two(minutes)}:${two(seconds % 60)}`;
  }

  const at = () => Number(slider.value);
  const last = states.length - 1;

  function show() {
    view.draw(states[at()], (rect) => rect.tint, new Set(rules.broken(puzzle, states[at()])));
    const time = clock(game.frames[at()][0]);
    part("time").textContent = `${time} / ${clock(game.frames[last][0])}`;
    slider.setAttribute("aria-valuetext", `${at()} / ${last}, ${time}`);
    part("back").disabled = at() === 0;
    part("on").disabled = at() === last;
  }

  function go(number) {
    slider.value = Math.min(Math.max(number, 0), last);
    show();
  }

  function pause() {
    clearTimeout(timer);
    timer = null;
    part("play").textContent = game.texts.play;
  }

  function follow() {
    if (at() === last) {
      pause();
      return;
    }
    timer = setTimeout(() => {
      go(at() + 1);
      follow();
    }, game.frames[at()][1] / Number(part("speed").value));
  }

  function play() {
    if (timer !== null) {
      pause();
      return;
    }
    if (at() === last) go(0);
    part("play").textContent = game.texts.pause;
    follow();
  }

  part("play").addEventListener("click", play);
  part("back").addEventListener("click", () => go(at() - 1));
  part("on").addEventListener("click", () => go(at() + 1));
  slider.addEventListener("input", show);
  slider.max = last;
  go(last);
})();
