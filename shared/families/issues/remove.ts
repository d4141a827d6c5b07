import type { Call } from '#shared/call.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { noFiles } from '#shared/resources/files.ts';
import { issue } from './record.ts';
import { touchItems } from './touch-items.ts';

/** Deletes an issue. An open one lifts its holds first. */
export async function removeIssue(call: Call, id: number) {
  const record = await readForWrite(call, issue, id);
  const { items } = await readItems(call, record.iid);
  const closed = { ...record, status: 'closed' as const };
  const { transaction } = touchItems(call, record, closed, items, { action: 'delete' });
  return removeRecord(call, issue, record, { changes: noFiles, also: transaction });
}
