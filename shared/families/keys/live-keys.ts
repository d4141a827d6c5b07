import type { InAccount } from '#shared/call.ts';
import { fromRow } from '#shared/records/row.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { type KeyRecord, key } from './record.ts';

/** All keys of an account by id, revoked ones included. */
export async function listKeys({ caller: { accountId } }: InAccount): Promise<KeyRecord[]> {
  const rows = await queryRows({ pk: partition.records(accountId, 'key'), consistent: true });
  return rows.map((row) => fromRow(key, row));
}

/** The live keys of an account, for a write of their credentials. */
export async function readLiveKeys(call: InAccount): Promise<KeyRecord[]> {
  return (await listKeys(call)).filter(({ revoked_at }) => revoked_at === null);
}
