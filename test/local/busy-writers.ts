import { setTimeout as wait } from 'node:timers/promises';
import type { LocalApi } from './local-api.ts';

/** Families whose records are written, and whose changes are in the feed. */
export const families = ['items', 'contacts'] as const;

/** Starts writers that create records, change each several times, and delete some, until they are stopped. */
export function startWriters(apis: readonly LocalApi[], random: () => number) {
  let isStopped = false;
  let count = 0;
  let writeCount = 0;
  const writeOne = async (api: LocalApi) => {
    const family = families[random() < 0.7 ? 0 : 1];
    count += 1;
    const created = await api('POST', `/v1/${family}`, { name: `Busy ${count}` });
    writeCount += 1;
    const path = `/v1/${family}/${created.data?.id}`;
    for (let change = 0; change < 4 && !isStopped; change += 1) {
      await api('PATCH', path, { name: `Busy ${count}, change ${change} of ${random()}` });
      writeCount += 1;
    }
    if (random() < 0.3) await api('DELETE', path);
  };
  const write = async (api: LocalApi) => {
    while (!isStopped) {
      // The service was killed; the history shows whether the last write was done.
      await writeOne(api).catch(() => wait(20));
    }
  };
  const writing = apis.flatMap((api) => [write(api), write(api)]);
  return {
    /** The number of writes that got a response. */
    writeCount: () => writeCount,
    stop: async () => {
      isStopped = true;
      await Promise.all(writing);
    },
  };
}
