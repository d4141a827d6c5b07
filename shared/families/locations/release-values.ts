import type { AccountScope } from '#shared/call.ts';
import { findHolder, newClaims } from '#shared/records/claims.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { findRecords } from '#shared/records/read.ts';
import { unchangedCheck } from '#shared/records/writes.ts';
import { absent } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { tryAll } from '#shared/try-all.ts';
import { type LocationRecord, location } from './record.ts';

/**
 * Releases the unique values that a change of a location gave up, unless it has them again. For changes whose
 * transaction had no space for that; may be repeated.
 * @throws the first failure, once all were tried
 */
export async function releaseValues(
  call: AccountScope,
  before: LocationRecord,
  after: LocationRecord,
): Promise<void> {
  const released = newClaims(location, after, before);
  await tryAll(released.map(({ value }) => retryOnConflict(() => release(call, after.id, value))));
}

async function release(call: AccountScope, id: number, value: string): Promise<void> {
  const [holder, [record]] = await Promise.all([
    findHolder(call, value),
    findRecords(call, location, [id], { consistent: true }),
  ]);
  const isHeld = record && location.claims?.(record).some((one) => one.value === value);
  if (holder?.resource !== 'location' || holder.id !== id || isHeld) return;
  const { accountId } = call.caller;
  await commitRows([
    {
      kind: 'delete',
      key: rowKey.unique(accountId, value),
      condition: { expression: '#id = :id', values: { id } },
    },
    record
      ? unchangedCheck(call, location, record)
      : { kind: 'check', key: rowKey.record(accountId, 'location', id), condition: absent },
  ]);
}
