import { isRecent } from '#shared/time.ts';

/** How long a function reuses an answer: a switch must take effect within a minute. */
const knownMilliseconds = 15_000;
/** More keys than one function sees in that time, and few enough for its memory. */
const maxKnown = 1000;

/** Caches the answers of a function for some seconds, by key. */
export function knownBriefly<Key>(
  read: (key: Key) => Promise<boolean>,
): (key: Key) => Promise<boolean> {
  const known = new Map<Key, { since: number; answer: boolean }>();
  return async (key) => {
    const since = Date.now();
    const last = known.get(key);
    if (last && isRecent(last.since, knownMilliseconds)) return last.answer;
    const answer = await read(key);
    if (known.size >= maxKnown) known.clear();
    known.set(key, { answer, since });
    return answer;
  };
}
