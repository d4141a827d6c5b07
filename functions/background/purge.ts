import { purgeTable } from '#shared/background/purge.ts';
import { functionSeconds, retention } from '#shared/config.ts';

/** Rows a second: a small part of what a table reads. */
const rate = 500;
/** So many milliseconds are left for the last page. */
const walkMilliseconds = (functionSeconds.purge - 60) * 1000;

/** Called by a schedule: purges some more of the table, where the stage says for how long it keeps things. */
export async function handler(): Promise<void> {
  const limits = retention();
  const now = Date.now();
  if (limits) await purgeTable(limits, { rate, until: now + walkMilliseconds }, now);
}
