import { schedule } from '#shared/actor.ts';
import { internalCall } from '#shared/internal-call.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { readLinked } from '#shared/records/read.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import type { Row } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { completeWithoutRecord } from './complete.ts';
import { reservation } from './record.ts';

/** Completes a reservation at its end, if that is still due. `at` is the end when it was scheduled. */
export async function completeEnded({ pk, sk }: Row, at: string, now: number): Promise<void> {
  const call = internalCall({ accountId: accountOfPartition(pk), actor: schedule }, now);
  await retryOnConflict(async () => {
    const [current] = await readLinked(call, reservation, [idOf(sk)]);
    const isDue = current?.status === 'open' && current.auto_complete && current.end_time === at;
    if (isDue) await completeWithoutRecord(call, current, 'unspecified', null, false);
  });
}
