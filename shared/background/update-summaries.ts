import { quantitiesOf } from '#shared/families/items/booked-quantities.ts';
import { bookingsOf } from '#shared/families/items/booked-windows.ts';
import {
  packSummary,
  type StoredSummary,
  unpackSummary,
} from '#shared/families/items/packed-summary.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';
import { summaryOf } from '#shared/families/items/summaries.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { recordsNaming } from '#shared/records/ids-in-index.ts';
import { findInAnyState } from '#shared/records/read.ts';
import { fromRow } from '#shared/records/row.ts';
import { allOf, atVersion, hasCount } from '#shared/table/actions.ts';
import type { RowChange } from '#shared/table/image.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { findRow, findRows } from '#shared/table/read.ts';
import {
  distinctRows,
  type NamedRowKey,
  type Row,
  rowIdentity,
  rowKey,
} from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import type { Effect } from './effect.ts';

/** Records that are read and compared in one go, and held in memory. */
const comparedAtOnce = 800;

/**
 * Updates an item's summaries in the records that name it. The stream may repeat a change, so
 * current summaries are not written.
 */
export const updateSummaries: Effect = ({ before, after }) => {
  const row = before ?? after;
  // Nothing names a new item, but one that is restored.
  if (row?.entity !== 'item' || (!before && row.version === 1)) return;
  const accountId = accountOfPartition(row.pk);
  const old = fromRow(item, row);
  const now = after ? fromRow(item, after) : old;
  const was = packSummary(summaryOf(old, !before));
  if (was === packSummary(summaryOf(now, after === undefined))) return;
  return async () => {
    const keys = affectsEverySummary({ before, after })
      ? await everyRecord(accountId, now.id)
      : distinctRows([...openBookings(accountId, old), ...openBookings(accountId, now)]);
    const current = await currentSummary(accountId, now.id);
    if (!current) return;
    for (let start = 0; start < keys.length; start += comparedAtOnce) {
      const outdatedRows = await outdatedOf(keys.slice(start, start + comparedAtOnce), current);
      await mapInParallel(outdatedRows, (key) => updateSummary(key, current));
    }
  };
};

/** Whether a write changes what every record naming the item shows: its name or code, or its restoration. */
export function affectsEverySummary({ before, after }: RowChange): boolean {
  if (after?.entity !== 'item') return false;
  if (!before) return after.version !== 1;
  return before.name !== after.name || before.unique_id !== after.unique_id;
}

/**
 * The records with an outdated summary of an item. Only these are written, so that an effect that ran out of
 * time makes progress when it is repeated.
 */
async function outdatedOf(
  keys: readonly NamedRowKey[],
  item: StoredSummary,
): Promise<NamedRowKey[]> {
  const rows = await findRows(keys, { consistent: true, attributes: ['item_summaries'] });
  const outdatedKeys = new Set(rows.filter((row) => changedSummaries(row, item)).map(rowIdentity));
  return keys.filter((key) => outdatedKeys.has(rowIdentity(key)));
}

/** The current item: an effect that is repeated late must not store an earlier state. */
async function currentSummary(accountId: number, id: number): Promise<StoredSummary | undefined> {
  const row = await findInAnyState({ caller: { accountId } }, 'item', id);
  return row && summaryOf(fromRow(item, row), row.entity !== 'item');
}

/** All records that ever named an item. */
async function everyRecord(accountId: number, id: number): Promise<NamedRowKey[]> {
  const records = await recordsNaming({ caller: { accountId } }, id);
  return records.map((record) => rowKey.record(accountId, record.resource, record.id));
}

/** Only open bookings show warnings about their items. */
function openBookings(accountId: number, record: ItemRecord): NamedRowKey[] {
  const reservations = bookingsOf(record).map(({ reservation }) =>
    rowKey.record(accountId, 'reservation', reservation),
  );
  const parts = quantitiesOf(record).map(({ holder }) =>
    'checkout_id' in holder
      ? rowKey.record(accountId, 'checkout', holder.checkout_id)
      : rowKey.record(accountId, 'reservation', holder.reservation_id),
  );
  const { checkout_id: out } = record;
  const whole = out === null ? [] : [rowKey.record(accountId, 'checkout', out)];
  return [...reservations, ...parts, ...whole];
}

/** How often the summaries of a record changed without a new version: items may change at the same time. */
const revision = 'summaries_revision';

async function updateSummary(key: NamedRowKey, item: StoredSummary): Promise<void> {
  await retryOnConflict(async () => {
    const row = await findRow(key, {
      consistent: true,
      attributes: ['version', 'item_summaries', revision],
    });
    const now = row && changedSummaries(row, item);
    if (!now) return;
    const oldRevision = Number(row[revision] ?? 0);
    const condition = allOf(atVersion(Number(row.version)), hasCount(revision, oldRevision));
    const set = { item_summaries: now, [revision]: oldRevision + 1 };
    await updateRow({ kind: 'update', key, set, condition });
  });
}

/** The summaries of a record with one of them as it is now; undefined where it is so already. */
function changedSummaries(row: Row, item: StoredSummary): string[] | undefined {
  const old = Array.isArray(row.item_summaries) ? row.item_summaries.map(String) : [];
  const now = old.map((one) => (unpackSummary(one).id === item.id ? packSummary(item) : one));
  return now.every((one, index) => one === old[index]) ? undefined : now;
}
