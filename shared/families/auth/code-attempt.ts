import type { SignInCall } from '#shared/auth/caller.ts';
import type { SecondFactor } from '#shared/credentials/login.ts';
import { useCode } from '#shared/credentials/second-factor.ts';
import { type CountedAttempt, codeLimit, countAttempt } from './attempts.ts';

export const wrongCode = 'The code is incorrect, or it was used before.';

export type CodeAttempt = ReturnType<typeof codeAttemptOf>;

/** An attempt to prove a second factor, which counts once, from when the password was right. */
export function codeAttemptOf(email: string, { arrivedAt }: SignInCall) {
  let counted: readonly CountedAttempt[] = [];
  return {
    /**
     * The factor once the code was used; undefined for a wrong or a used one.
     * @throws ApiError `rate_limited`
     */
    use: async (factor: SecondFactor, code: string) => {
      if (counted.length === 0) counted = await countAttempt([codeLimit(email)], arrivedAt);
      return useCode(factor, code, arrivedAt);
    },
    /** What was counted so far. */
    counted: () => counted,
  };
}
