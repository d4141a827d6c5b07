import type { Answer } from '#shared/call.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';

/** The public key of pushes; null until an operator creates it. */
export async function getPushKey(): Promise<Answer<{ public_key: string | null }>> {
  const row = await findRow(rowKey.pushKey(), { consistent: true });
  return { data: { public_key: row ? String(row.public_key) : null } };
}
