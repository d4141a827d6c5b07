import { isRecent } from '#shared/time.ts';

/** How long a function reuses an answer: a switch must take effect within a minute. */
const maxAgeMilliseconds = 15_000;
/** More keys than one function sees in that time, and few enough for its memory. */
const maxEntries = 1000;

/** Caches the answers of a function for some seconds, by key. */
export function cached<Key>(read: (key: Key) => Promise<boolean>): (key: Key) => Promise<boolean> {
  const entries = new Map<Key, { since: number; answer: boolean }>();
  return async (key) => {
    const since = Date.now();
    const last = entries.get(key);
    if (last && isRecent(last.since, maxAgeMilliseconds)) return last.answer;
    const answer = await read(key);
    if (entries.size >= maxEntries) entries.clear();
    entries.set(key, { answer, since });
    return answer;
  };
}
