import { readJson, tabStorage, writeJson } from './browser-storage.ts';
import { currentRoute } from './route.ts';

const storageName = 'equipment.scroll';
/** The scroll positions of older pages are forgotten. */
const maxStored = 50;
/** The scroll position of each page in the tab's history, by the id in its `history.state`. */
const positions = readPositions();
const timeoutMilliseconds = 3000;

let entry = '';
let stop = () => {};

/** Opens new pages at their top, and pages that the user returns to where they were left. */
export function followScroll(): void {
  history.scrollRestoration = 'manual';
  openEntry();
  const top = positions.get(entry);
  if (top !== undefined) restore(top);
  addEventListener('scroll', () => positions.set(entry, scrollY), { passive: true });
  // Stored here and not in `history.state`: this late, the browser no longer keeps changes of that for a
  // reload.
  addEventListener('pagehide', storePositions);
  currentRoute.subscribe(() => {
    stop();
    openEntry();
    restore(positions.get(entry) ?? 0);
  });
}

function readPositions(): Map<string, number> {
  return new Map(readJson<[string, number][]>(tabStorage, storageName, []));
}

function storePositions(): void {
  writeJson(tabStorage, storageName, [...positions].slice(-maxStored));
}

function stateNow(): { entry?: unknown } {
  return history.state ?? {};
}

/** Gives the page an id in `history.state`, unless it has one: a page that was opened by a link has none. */
function openEntry(): void {
  const { entry: knownEntry } = stateNow();
  entry = typeof knownEntry === 'string' ? knownEntry : crypto.randomUUID();
  if (entry !== knownEntry) history.replaceState({ entry }, '');
}

/** Scrolls until the page has loaded enough to be that long; stops when the user scrolls. */
function restore(top: number): void {
  const until = Date.now() + timeoutMilliseconds;
  let frame = 0;
  const step = () => {
    scrollTo(0, top);
    const isThere = Math.abs(scrollY - top) <= 1;
    if (!isThere && Date.now() < until) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  const listening = new AbortController();
  stop = () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, stop, { passive: true, signal: listening.signal });
  }
}
