import type { Answer, Call } from '#shared/call.ts';
import { commit } from '#shared/records/commit.ts';
import type { Transaction } from '#shared/records/transaction.ts';
import { answerRecord } from '#shared/records/view.ts';
import type { KeyWithToken } from './fields.ts';
import { keyView } from './key-view.ts';
import type { KeyRecord } from './record.ts';

/** Writes a key with a new token. The stored answer omits the token. */
export async function commitToken(
  call: Call,
  writes: Transaction,
  record: KeyRecord,
  token: string,
  also: { location?: string } = {},
): Promise<Answer<KeyWithToken>> {
  const shown = await answerRecord(call, keyView, record);
  await commit(call, writes, { ...shown, ...also, data: { ...shown.data, token: null } });
  return { ...shown, ...also, data: { ...shown.data, token }, isSecret: true };
}
