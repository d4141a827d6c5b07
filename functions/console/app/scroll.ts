import { place } from './route.ts';

/** How far each page of the tab's history was scrolled, by what `history.state` calls it. */
const positions = new Map<string, number>();
const patienceMilliseconds = 3000;

let entry = '';
let stop = () => {};

/** Opens pages at their top, and those that the reader comes back to where they were left. */
export function followScroll(): void {
  history.scrollRestoration = 'manual';
  const { top } = stateNow();
  openEntry();
  if (typeof top === 'number') restore(top);
  addEventListener('scroll', () => positions.set(entry, scrollY), { passive: true });
  addEventListener('pagehide', () => history.replaceState({ ...stateNow(), top: scrollY }, ''));
  place.subscribe(() => {
    stop();
    openEntry();
    restore(positions.get(entry) ?? 0);
  });
}

function stateNow(): { entry?: unknown; top?: unknown } {
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
  const until = Date.now() + patienceMilliseconds;
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
