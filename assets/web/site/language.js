// Leads to the site in the language that was chosen before, or in one that the browser wants.
(() => {
  "use strict";

  const links = [...document.querySelectorAll("a[hreflang]")];
  let wanted = navigator.languages ?? [];
  try {
    wanted = [localStorage.getItem("shikaku language") ?? "", ...wanted];
  } catch {
    // Nothing is kept; the browser's languages are left.
  }
  const base = (language) => language.split("-")[0].toLowerCase();
  const found = wanted
    .map((language) => links.find((link) => link.hreflang === language)
      ?? links.find((link) => base(link.hreflang) === base(language)))
    .find(Boolean);
  location.replace((found ?? links[0]).href);
})();
