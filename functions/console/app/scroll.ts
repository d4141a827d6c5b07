import { readJson, tabStorage, writeJson } from './browser-storage.ts';
import { place } from './route.ts';

const storageName = 'equipment.scroll';
/** More are not gone back. */
const mostStored = 50;
/** How far each page of the tab's history was scrolled, by what `history.state` calls it. */
const positions = readPositions();
const timeoutMilliseconds = 3000;

let entry = '';
let stop = () => {};

/** Opens pages at their top, and those that the reader comes back to where they were left. */
export function followScroll(): void {
  history.scrollRestoration = 'manual';
  openEntry();
  const top = positions.get(entry);
  if (top !== undefined) restore(top);
  addEventListener('scroll', () => positions.set(entry, scrollY), { passive: true });
  // A state that is replaced as late as this is not that of the page behind a reload.
  addEventListener('pagehide', storePositions);
  place.subscribe(() => {
    stop();
    openEntry();
    restore(positions.get(entry) ?? 0);
  });
}

function readPositions(): Map<string, number> {
  return new Map(readJson<[string, number][]>(tabStorage, storageName, []));
}

function storePositions(): void {
  writeJson(tabStorage, storageName, [...positions].slice(-mostStored));
}

function stateNow(): { entry?: unknown } {
  return history.state ?? {};
}

/** A page that was opened by a link has no name yet. */
function openEntry(): void {
  const { entry: known } = stateNow();
  entry = typeof known === 'string' ? known : crypto.randomUUID();
  if (entry !== known) history.replaceState({ entry }, '');
}

/** The page may have to load before it is as long as it was; who scrolls meanwhile decides. */
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
