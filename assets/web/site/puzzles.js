// The puzzles of the site, in files of a month or a collection. These are scripts, because a page
// that was opened from a disk may load scripts, but no data; each has its puzzles as compressed JSON.
const puzzles = (() => {
  "use strict";

  const packed = [];
  const DAILY = /^(\d{4}-\d\d)-\d\d-(?:small|medium|large|shapes)$/;
  const COLLECTION = /^(c\d+)-\d+$/;

  const add = (text) => packed.push(text);

  function unpacked(text) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Response(stream).json();
  }

  function loadScript(address) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = address;
      script.onload = resolve;
      script.onerror = () => reject(new Error(address));
      document.head.append(script);
    });
  }

  // Returns the puzzle with a name such as 2027-01-31-small or c1-7, null where there is none.
  async function load(name) {
    const file = (DAILY.exec(name) ?? COLLECTION.exec(name))?.[1];
    if (!file) return null;
    try {
      await loadScript(`../data/${file}.js`);
    } catch {
      return null;
    }
    const found = await unpacked(packed.pop());
    return Object.hasOwn(found, name) ? found[name] : null;
  }

  return { add, load, loadScript };
})();
