import { onTestFinished } from 'vitest';
import { client } from '#shared/table/client.ts';

/** Runs something before this process next sends a command to the store. If it throws, so does the call. */
export function beforeNextCall(command: string, run: () => Promise<unknown>): void {
  const name = 'beforeNextCall';
  const { middlewareStack } = client();
  middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === command && middlewareStack.remove(name)) await run();
        return next(args);
      },
    { step: 'initialize', name },
  );
  onTestFinished(() => {
    middlewareStack.remove(name);
  });
}
