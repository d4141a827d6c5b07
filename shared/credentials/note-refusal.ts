import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';

const retentionSeconds = 24 * 60 * 60;
/** So many minutes are kept: the newest. */
const mostMinutes = 30;
/** What this function noted last, so that a key that is refused a thousand times is noted once. */
const noted = new Map<string, number>();
const mostNoted = 1000;

interface RefusedKey {
  accountId: number;
  key: { id: number; tokenId: string };
}

/** Notes that a key was refused by its rate limit in a clock minute: its contacts may be told. */
export async function noteRefusal(
  { accountId, key: { id, tokenId } }: RefusedKey,
  minute: number,
): Promise<void> {
  if (noted.get(tokenId) === minute) return;
  if (noted.size >= mostNoted) noted.clear();
  noted.set(tokenId, minute);
  const key = rowKey.refused(tokenId);
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
  if (past.length <= mostMinutes) return;
  await updateRow({ kind: 'update', key, take: { minutes: new Set(past.slice(0, -mostMinutes)) } });
}
