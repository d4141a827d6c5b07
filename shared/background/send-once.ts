import { functionSeconds } from '#shared/config.ts';
import { rowKey } from '#shared/table/rows.ts';
import { deleteRowIf, tryUpdate, updateRow } from '#shared/table/write.ts';

const day = 24 * 60 * 60;
/** In seconds. The stream and the schedule may repeat an event for a day; the row outlasts that. */
const retentionSeconds = 120 * day;
/** A function that started this long ago no longer runs. */
const lostMilliseconds = functionSeconds.schedule * 1000;

/**
 * Sends a named message once, however often it is requested. After a failure, the next request sends
 * it again.
 * @throws the error of `send`, or an Error while another function sends it
 */
export async function sendOnce(name: string, send: () => Promise<void>): Promise<void> {
  const key = rowKey.sentMark(name);
  const now = Date.now();
  const { isDone: isBegun, row } = await tryUpdate({
    kind: 'update',
    key,
    set: { entity: 'sent', begun_at: now, expires_at: Math.ceil(now / 1000) + retentionSeconds },
    condition: {
      expression:
        'attribute_not_exists(#pk) OR (attribute_not_exists(#is_done) AND #begun_at < :lost)',
      values: { lost: now - lostMilliseconds },
    },
  });
  if (!isBegun && row?.is_done) return;
  if (!isBegun) throw new Error('Another function is sending it.');
  try {
    await send();
  } catch (error) {
    // If this took too long, another function may have begun it.
    await deleteRowIf(key, { expression: '#begun_at = :now', values: { now } });
    throw error;
  }
  await updateRow({ kind: 'update', key, set: { is_done: true } });
}
