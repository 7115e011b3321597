// The panel of a hint: the next degree of a step, or of a mistake, with its marks on the board.
const HintPanel = (() => {
  "use strict";

  const { element } = views;
  const LETTERED = ["subject", "allowed", "ruled_out", "reason", "result"];

  // Letters for what the words speak of, one for each role: for the marks that they name, with
  // numbers where these are several, or else for all marks of the role.
  function lettered({ parts, marks }) {
    const letters = new Map();
    const roles = [...new Set(parts.map(({ role }) => role).filter(Boolean))];
    roles.forEach((role, at) => {
      const letter = String.fromCharCode(65 + at);
      const places = parts.filter((each) => each.role === role && each.place).length;
      const mine = marks.filter(({ kind }) => kind === role).slice(0, places || marks.length);
      mine.forEach((mark, index) => letters.set(mark, places > 1 ? `${letter}${index + 1}` : letter));
    });
    return letters;
  }

  class HintPanel {
    // "board" has what the panel asks for: mark, hatch, focus, told, play and remove.
    constructor(words, templates, board) {
      Object.assign(this, { words, templates, board, hint: null, at: 0 });
      this.panel = document.getElementById("hint-panel");
      this.text = document.getElementById("hint-text");
      this.said = document.getElementById("hint-said");
      this.legend = document.getElementById("hint-legend");
      this.more = document.getElementById("hint-more");
      this.more.addEventListener("click", () => this.next());
      document.getElementById("hint-close").addEventListener("click", () => this.close());
    }

    get isOpen() { return this.hint !== null; }

    // Shows the first degree of a step of some on a board, or of a mistake {kind, rects}.
    open({ steps = [], step = null, state = [], mistake = null }) {
      const pictures = step ? hints.pictures(steps, step, state, this.templates) : [];
      this.hint = { step, mistake, pictures };
      this.at = mistake && mistake.kind === "broken" ? 0 : -1; // that needs no looking for
      if (this.at === 0) this.board.told("why");
      this.show();
    }

    close() {
      if (!this.isOpen) return;
      const inside = this.panel.contains(document.activeElement);
      this.hint = null;
      this.panel.hidden = true;
      this.said.textContent = "";
      this.board.mark([]);
      if (inside) this.board.focus();
    }

    // Goes on to the next picture, or does what the hint asks for.
    next() {
      const { step, mistake, pictures } = this.hint;
      if (this.at < (step ? pictures.length : 1) - 1) {
        this.at += 1;
        if (this.at === 0) this.board.told("why");
        this.show();
      } else if (step) {
        this.close();
        this.board.told("draw");
        this.board.play(hints.moveOf(step));
      } else {
        this.close();
        this.board.told("draw");
        this.board.remove(mistake.rects);
      }
    }

    // After a move: closes the hint where it is done or no longer holds.
    review(state, puzzle) {
      const { step } = this.hint ?? {};
      if (!this.isOpen) return;
      const holds = step && !hints.mistake(puzzle, puzzle.solved, state)
        && hints.canBeMade(puzzle.steps, step, state);
      if (!holds) this.close();
    }

    show() {
      const { step, mistake, pictures } = this.hint;
      this.panel.hidden = false;
      this.legend.replaceChildren();
      if (mistake) this.showMistake(mistake);
      else if (this.at < 0) this.showParts([{ text: hints.find(step, this.templates) }], new Map());
      else this.showPicture(pictures[this.at]);
      this.more.textContent = this.nextText();
      this.panel.parentElement.scrollIntoView({ block: "nearest" }); // the board and the panel
    }

    showMistake({ kind, rects }) {
      const { texts } = this.words;
      const why = kind === "broken" || kind === "missed"
        ? this.words.counted(texts[kind], rects.length)
        : this.words.described(kind, rects[0]);
      this.board.mark([]);
      this.board.hatch(this.at < 0 ? [] : rects);
      this.showParts(hints.partsOf(this.at < 0 ? texts[`${kind}Found`] : why), new Map());
    }

    showPicture(picture) {
      const letters = lettered(picture);
      const marks = picture.marks.map((mark) => ({ ...mark, letter: letters.get(mark) }));
      this.board.mark(marks);
      this.showParts(picture.parts, letters, picture.marks);
      const unnamed = marks.filter(({ kind, letter }) => !letter && LETTERED.includes(kind));
      for (const kind of new Set(unnamed.map((mark) => mark.kind))) {
        element(`sign sign-${kind}`, this.legend, "span").textContent = this.words.texts[kind];
      }
    }

    // The words, each tied to its mark by a letter; screen readers are told the place.
    showParts(parts, letters, marks = []) {
      this.text.replaceChildren();
      parts.forEach(({ text, role, place }, at) => {
        const part = element(role ? `role role-${role}` : "", this.text, "span");
        part.textContent = at ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1);
        if (!role) return;
        const mine = marks.filter(({ kind }) => kind === role);
        const named = mine.find(({ rect }) => place && rules.same(rect, hints.rectOf(place)));
        const isNamed = parts.some((other) => other.role === role && other.place);
        const letter = isNamed ? letters.get(named) : letters.get(mine[0])?.charAt(0);
        if (letter) {
          const badge = element(`badge badge-${role}`, part, "b");
          badge.textContent = letter;
          badge.setAttribute("aria-hidden", "true");
        }
        if (place) element("spoken", part, "span").textContent = ` (${this.spokenPlace(place)})`;
      });
      this.announce(parts);
    }

    spokenPlace(place) { return this.words.spoken(hints.rectOf(place)); }

    // What is shown by letters is said by places, in an element that screen readers listen to.
    announce(parts) {
      this.said.textContent = parts.map(({ text, role, place }) =>
        (role && place ? `${text} (${this.spokenPlace(place)})` : text)).join("");
    }

    nextText() {
      const { step, mistake, pictures } = this.hint;
      const { texts } = this.words;
      if (mistake) return this.at < 0 ? texts.why : texts.remove;
      if (this.at < 0) return texts.why;
      return this.at < pictures.length - 1 ? texts.nextPicture : texts.drawIt;
    }
  }

  return HintPanel;
})();
