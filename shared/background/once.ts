import { functionSeconds } from '#shared/config.ts';
import { rowKey } from '#shared/table/rows.ts';
import { ConditionFailed, deleteRow, updateRow } from '#shared/table/write.ts';

const day = 24 * 60 * 60;
/** The stream and the schedule may bring a thing again for a day; the row outlives that. */
const retentionSeconds = 120 * day;
/** What a function began so long ago and did not end, it will not end. */
const lostMilliseconds = functionSeconds.background * 1000;

/**
 * Does a thing of a name once, however often it is asked to. Where it fails, it is as if it had not
 * begun, and the next one who asks does it.
 * @throws what it throws; an error where somebody else is doing it just now.
 */
export async function once(name: string, act: () => Promise<void>): Promise<void> {
  const key = rowKey.sent(name);
  const now = Date.now();
  try {
    await updateRow({
      kind: 'update',
      key,
      set: { entity: 'sent', begun_at: now, expires_at: Math.ceil(now / 1000) + retentionSeconds },
      condition: {
        expression:
          'attribute_not_exists(#pk) OR (attribute_not_exists(#is_done) AND #begun_at < :lost)',
        values: { lost: now - lostMilliseconds },
      },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.row?.is_done) return;
    throw new Error(`${name} is being done.`);
  }
  try {
    await act();
  } catch (error) {
    await deleteRow(key);
    throw error;
  }
  await updateRow({ kind: 'update', key, set: { is_done: true } });
}
