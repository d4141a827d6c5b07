import { randomUUID } from 'node:crypto';
import { schedule } from '#shared/actor.ts';
import type { Call } from '#shared/call.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { readLinked } from '#shared/records/read.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import type { Row } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { formatInstant } from '#shared/time.ts';
import { completePlainly } from './complete.ts';
import { reservation } from './record.ts';

/**
 * Completes a reservation at its end, if that is still due. `at` is the end when it was scheduled,
 * `now` is in milliseconds since 1970.
 */
export async function completeEnded({ pk, sk }: Row, at: string, now: number): Promise<void> {
  const call: Call = {
    caller: { accountId: accountOfPartition(pk), actor: schedule },
    requestId: randomUUID(),
    now: formatInstant(now),
    arrivedAt: now,
  };
  await retryOnConflict(async () => {
    const [current] = await readLinked(call, reservation, [idOf(sk)]);
    const isDue = current?.status === 'open' && current.auto_complete && current.end_time === at;
    if (isDue) await completePlainly(call, current, 'unspecified', null, false);
  });
}
