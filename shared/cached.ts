import { isRecent } from './time.ts';

/** A switch must take effect within a minute. */
const switchMilliseconds = 15_000;
/** More keys than one function sees in that time, and few enough for its memory. */
const maxEntries = 1000;

/**
 * Caches the answers of a function for some milliseconds, by key. Calls at once share one read. Neither an
 * error nor `undefined` is cached.
 */
export function cached<Key, Answer>(
  read: (key: Key) => Promise<Answer>,
  maxAgeMilliseconds = switchMilliseconds,
): (key: Key) => Promise<Answer> {
  const entries = new Map<Key, { since: number; answer: Promise<Answer> }>();
  return (key) => {
    const last = entries.get(key);
    if (last && isRecent(last.since, maxAgeMilliseconds)) return last.answer;
    if (entries.size >= maxEntries) entries.clear();
    const entry = { since: Date.now(), answer: read(key) };
    entries.set(key, entry);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.answer.then((answer) => answer === undefined && forget(), forget);
    return entry.answer;
  };
}
