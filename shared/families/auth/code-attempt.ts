import type { SignInCall } from '#shared/auth/caller.ts';
import type { SecondFactor } from '#shared/credentials/login.ts';
import { useCode } from '#shared/credentials/second-factor.ts';
import { type CountedAttempt, codeLimit, countAttempt } from './attempts.ts';

export const wrongCode = 'The code is incorrect, or it was used before.';

/** An attempt to prove a second factor, which counts once however often it is judged. */
export interface CodeAttempt {
  /**
   * The factor once the code was used; undefined for a wrong or a used one.
   * @throws ApiError `rate_limited`
   */
  use: (factor: SecondFactor, code: string) => Promise<SecondFactor | undefined>;
  /** What was counted so far. */
  counted: () => readonly CountedAttempt[];
}

/** The attempt of a sign-in. It counts from when the password was right. */
export function codeAttemptOf(email: string, { arrivedAt }: SignInCall): CodeAttempt {
  let counted: readonly CountedAttempt[] = [];
  return {
    use: async (factor, code) => {
      if (counted.length === 0) counted = await countAttempt([codeLimit(email)], arrivedAt);
      return useCode(factor, code, arrivedAt);
    },
    counted: () => counted,
  };
}
