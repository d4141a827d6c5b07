import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import type { User } from '#shared/families/users/fields.ts';
import { userView } from '#shared/families/users/user-view.ts';
import { answerById } from '#shared/records/view.ts';

export function getMember(call: SessionCall, id: number): Promise<Answer<User>> {
  return answerById(call, userView, id);
}
