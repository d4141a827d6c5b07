import { setTimeout as wait } from 'node:timers/promises';
import type { LocalApi } from './local-api.ts';

/** Families whose records are written, and whose changes are in the feed. */
export const families = ['items', 'contacts'] as const;

/** Writes until it is stopped: each writer creates records, changes each some times, and deletes some. */
export function startWriters(apis: readonly LocalApi[], random: () => number) {
  let isStopped = false;
  let count = 0;
  let written = 0;
  const writeOne = async (api: LocalApi) => {
    const family = families[random() < 0.7 ? 0 : 1];
    count += 1;
    const created = await api('POST', `/v1/${family}`, { name: `Busy ${count}` });
    written += 1;
    const path = `/v1/${family}/${created.data?.id}`;
    for (let change = 0; change < 4 && !isStopped; change += 1) {
      await api('PATCH', path, { name: `Busy ${count}, change ${change} of ${random()}` });
      written += 1;
    }
    if (random() < 0.3) await api('DELETE', path);
  };
  const write = async (api: LocalApi) => {
    while (!isStopped) {
      // It was killed: whether the last write was done shows in the history.
      await writeOne(api).catch(() => wait(20));
    }
  };
  const writing = apis.flatMap((api) => [write(api), write(api)]);
  return {
    /** How many writes were answered. */
    written: () => written,
    stop: async () => {
      isStopped = true;
      await Promise.all(writing);
    },
  };
}
