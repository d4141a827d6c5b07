import type { SessionCall } from '#shared/auth/caller.ts';
import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { readAll } from '#shared/records/read.ts';
import type { KeyQuery } from './fields.ts';
import { keyView } from './key-view.ts';
import { key } from './record.ts';

/** The keys of an account by id; by default without revoked ones. */
export async function listAccountKeys(call: SessionCall, account: number, query: KeyQuery) {
  assertOwnAccount(call, account);
  const { status = 'active' } = query;
  const keys = (await readAll(call, key)).filter(
    ({ revoked_at }) => status === 'all' || (revoked_at === null) === (status === 'active'),
  );
  const { data: page, ...answer } = answerWholeList('keys', query, keys);
  return { ...answer, data: await keyView.show(call, page) };
}
