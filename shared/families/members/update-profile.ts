import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { getOpenAccount } from '#shared/families/accounts/account.ts';
import { memberChange } from '#shared/families/operators/update-user.ts';
import type { ProfileUpdate } from '#shared/families/session/fields.ts';
import type { User } from '#shared/families/users/fields.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { userView } from '#shared/families/users/user-view.ts';
import { commit } from '#shared/records/commit.ts';
import { readForWrite } from '#shared/records/read.ts';
import { bodyChanges, isUnchanged, nextVersion } from '#shared/records/versions.ts';
import { answerRecord, answerUnchanged } from '#shared/records/view.ts';

const noPreferences = { views: [], columns: [] };

/** Changes what the account knows of the caller. The name stands in what the caller does from now on. */
export async function updateProfile(call: SessionCall, body: ProfileUpdate): Promise<Answer<User>> {
  const account = await getOpenAccount(call);
  const before = await readForWrite(call, user, call.caller.userId);
  const { preferences, ...rest } = bodyChanges(body);
  const changes = {
    ...rest,
    ...(preferences === undefined ? {} : { preferences: preferences ?? noPreferences }),
  };
  if (isUnchanged<UserRecord>(before, changes)) return answerUnchanged(call, userView, before);
  const after = nextVersion<UserRecord>(call, before, changes);
  const answer = await answerRecord(call, userView, after);
  return commit(call, await memberChange(call, account, before, after), answer);
}
