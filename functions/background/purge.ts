import { purgeTable } from '#shared/background/purge.ts';
import { functionSeconds, retention } from '#shared/config.ts';

/** Rows per second: a small part of the table's capacity. */
const rate = 500;
/** The walk stops a minute before the timeout: its last page needs time. */
const walkMilliseconds = (functionSeconds.purge - 60) * 1000;

/** Called by a schedule: continues the purge of the table, if the stage has a retention period. */
export async function handler(): Promise<void> {
  const limits = retention();
  const now = Date.now();
  if (limits) await purgeTable(limits, { rate, until: now + walkMilliseconds }, now);
}
