import { canaryFunction, returnedMailFunction } from '#infra/bundle/bundle.ts';

/** These check new passwords against a dictionary, so their bundles are larger. */
const passwordFunctions = ['auth.changePassword', 'auth.confirmReset', 'members.accept'];

/** Whether no request waits for a function, or only a rare one, so that it may be larger. */
export function isOffRequestPath(name: string): boolean {
  return (
    passwordFunctions.includes(name) ||
    name.startsWith('background.') ||
    [canaryFunction, returnedMailFunction].includes(name)
  );
}
