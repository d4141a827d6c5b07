import { canaryFunction, returnedMailFunction } from '#infra/bundle/bundle.ts';

/** These judge new passwords by a dictionary, once in a while (decision 14). */
const judging = ['auth.changePassword', 'auth.confirmReset', 'members.accept'];

/** Whether nobody waits for a function, or only once in a while, so that it may be larger. */
export function isOffRequestPath(name: string): boolean {
  return (
    judging.includes(name) ||
    name.startsWith('background.') ||
    [canaryFunction, returnedMailFunction].includes(name)
  );
}
