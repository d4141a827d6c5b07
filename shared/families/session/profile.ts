import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { type Login, readLogin } from '#shared/credentials/login.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { showUser } from '#shared/families/users/user-view.ts';
import { getRecord } from '#shared/records/read.ts';
import type { Profile } from './fields.ts';

/** The caller's profile in the account that the session acts in. */
export async function getProfile(call: SessionCall): Promise<Answer<Profile>> {
  const [record, login] = await Promise.all([
    getRecord(call, user, call.caller.userId),
    readLogin(call.caller.login),
  ]);
  return { data: showProfile(record, login) };
}

function showProfile(record: UserRecord, login: Login | undefined): Profile {
  const { version: _, ...shown } = showUser(record);
  const factor = login?.second_factor;
  return {
    ...shown,
    preferences: record.preferences,
    second_factor: factor?.on ?? false,
    recovery_codes_left: factor?.recovery_hashes.length ?? 0,
  };
}
