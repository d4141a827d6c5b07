import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';

const retentionSeconds = 24 * 60 * 60;
/** The most minutes that are stored; the newest remain. */
const maxMinutes = 30;
/** The last minute that this function stores or stored per key, so that repeated refusals cost one write. */
const savedMinutes = new Map<string, number>();
const maxSaved = 1000;

interface RefusedKey {
  accountId: number;
  key: { id: number; tokenId: string };
}

/** Records that the rate limit refused a key in a clock minute, for a notice to its contacts. */
export async function saveRefusal(refusedKey: RefusedKey, minute: number): Promise<void> {
  const { tokenId } = refusedKey.key;
  if (savedMinutes.get(tokenId) === minute) return;
  if (savedMinutes.size >= maxSaved) savedMinutes.clear();
  savedMinutes.set(tokenId, minute);
  try {
    await addMinute(refusedKey, minute);
  } catch (error) {
    // The next refusal stores it.
    savedMinutes.delete(tokenId);
    throw error;
  }
}

async function addMinute({ accountId, key: { id, tokenId } }: RefusedKey, minute: number) {
  const key = rowKey.refusal(tokenId);
  const set = {
    account_id: accountId,
    key_id: id,
    expires_at: minute * 60 + retentionSeconds,
  };
  const row = await updateRow({
    kind: 'update',
    key,
    set,
    add: { minutes: new Set([`${minute}`]) },
  });
  const past = row.minutes instanceof Set ? [...row.minutes].map(String).toSorted() : [];
  if (past.length <= maxMinutes) return;
  await updateRow({ kind: 'update', key, take: { minutes: new Set(past.slice(0, -maxMinutes)) } });
}
