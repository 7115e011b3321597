// Keeps all files of the site, so that it can be played without a network after the first visit.
// Each is kept under its name and digest: of a new version only what has changed is loaded, and a
// file that is not what the version says, such as one of a host that is just being written to, is
// not taken.
"use strict";

const FILES = {{files}};
const KEEPER = `shikaku ${registration.scope}`;

const place = (name) => new URL(name, registration.scope).href;
const keyOf = (name) => `${place(name)}?${FILES[name]}`;

async function load(cache, name) {
  const key = keyOf(name);
  if (await cache.match(key)) return;
  const response = await fetch(place(name), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const data = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data)).slice(0, 8);
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== FILES[name]) throw new Error(`${name}: another version`);
  const type = response.headers.get("Content-Type") ?? "";
  await cache.put(key, new Response(data, { headers: { "Content-Type": type } }));
}

async function install() {
  const cache = await caches.open(KEEPER);
  const names = Object.keys(FILES);
  const worker = async () => {
    for (let name = names.shift(); name; name = names.shift()) await load(cache, name);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

async function tidy() {
  const cache = await caches.open(KEEPER);
  const wanted = new Set(Object.keys(FILES).map(keyOf));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  await clients.claim();
}

async function answer(request, name) {
  const cache = await caches.open(KEEPER);
  return await cache.match(keyOf(name)) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const here = new URL(registration.scope);
  if (event.request.method !== "GET" || origin !== here.origin || !pathname.startsWith(here.pathname)) return;
  const path = decodeURIComponent(pathname.slice(here.pathname.length));
  const name = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  if (Object.hasOwn(FILES, name)) event.respondWith(answer(event.request, name));
});
