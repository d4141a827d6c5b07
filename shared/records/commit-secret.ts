import type { Answer, Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { commit } from './commit.ts';
import type { Transaction } from './transaction.ts';
import { answerRecord, type View } from './view.ts';

/** Writes a record with a new secret, by its field in the answer. The stored answer has null there. */
export async function commitSecret<R extends BaseRecord, V, S extends Record<string, string>>(
  call: Call,
  view: View<R, V>,
  writes: Transaction,
  record: R,
  secret: S,
  also: { location?: string } = {},
): Promise<Answer<V & S>> {
  const shownRecord = { ...(await answerRecord(call, view, record)), ...also };
  const hidden = Object.fromEntries(Object.keys(secret).map((name) => [name, null]));
  await commit(call, writes, { ...shownRecord, data: { ...shownRecord.data, ...hidden } });
  return { ...shownRecord, data: { ...shownRecord.data, ...secret }, isSecret: true };
}
