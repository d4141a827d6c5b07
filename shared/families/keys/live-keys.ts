import type { InAccount } from '#shared/call.ts';
import { fromRow } from '#shared/records/row.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { type KeyRecord, key } from './record.ts';

/** All keys of an account, revoked ones too, by id. */
export async function listKeys({ caller: { accountId } }: InAccount): Promise<KeyRecord[]> {
  const rows = await queryRows({ pk: partition.records(accountId, 'key'), consistent: true });
  return rows.map((row) => fromRow(key, row));
}

/** The keys of an account that are not revoked, for the rows of their credentials to be written. */
export async function readLiveKeys(call: InAccount): Promise<KeyRecord[]> {
  return (await listKeys(call)).filter(({ revoked_at }) => revoked_at === null);
}
