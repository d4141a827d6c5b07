import { onTestFinished } from 'vitest';
import { routes } from '#shared/routes/index.ts';
import { newAccount } from './account.ts';
import { bundledHandler } from './bundled-handler.ts';
import type { Request } from './gateway-event.ts';
import { type StoreFaults, startFaultyStore } from './store/faulty-store.ts';

/** An account, and the functions of endpoints before a store with faults that are called with its key. */
export async function newFaultyService(faults: StoreFaults) {
  const account = await newAccount();
  const store = await startFaultyStore(faults);
  onTestFinished(store.close);
  const authorization = `Bearer ${account.token}`;
  const endpoint = async (name: string) => {
    const found = routes.find((one) => one.name === name);
    if (!found) throw new Error(`There is no endpoint ${name}.`);
    const invoke = await bundledHandler(found, store);
    return ({ headers, ...request }: Request, milliseconds?: number) =>
      invoke({ ...request, headers: { authorization, ...headers } }, milliseconds);
  };
  return { ...account, store, endpoint };
}
