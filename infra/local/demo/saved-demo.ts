import { join } from 'node:path';
import * as z from 'zod/mini';
import { listEveryAccount } from '#shared/families/accounts/account.ts';
import { readJson, writeJson } from '../private-files.ts';

export const Owner = z.object({
  accountId: z.int(),
  ownerEmail: z.string(),
  ownerPassword: z.string(),
});
export type Owner = z.infer<typeof Owner>;

const Demo = z.extend(Owner, { token: z.string(), keyId: z.int(), isLoaded: z.boolean() });

/** The demo account as saved in the data folder, so that later starts can print the key again. */
export type Demo = z.infer<typeof Demo>;

/** The saved steps of a demo account, and the accounts in the store. */
export interface SavedDemo {
  /** The demo account, if the store has it. */
  demo: Demo | undefined;
  /** Its owner, if a start was interrupted before the account was complete. */
  owner: Owner | undefined;
  /** The ids of the accounts in the store. */
  accounts: ReadonlySet<number>;
}

const demoFile = (folder: string) => join(folder, 'demo.json');

/** Reads the saved steps of the demo account, and the accounts in the store. */
export async function readDemo(folder: string): Promise<SavedDemo> {
  const content = readJson(demoFile(folder));
  const accounts = new Set((await listEveryAccount()).map(({ id }) => id));
  const savedDemo = Demo.safeParse(content).data;
  if (!savedDemo) return { demo: undefined, owner: Owner.safeParse(content).data, accounts };
  const demo = accounts.has(savedDemo.accountId) ? savedDemo : undefined;
  return { demo, owner: undefined, accounts };
}

/** Saves a step, so that later starts continue after it. */
export function saveDemo(folder: string, step: Owner | Demo): void {
  writeJson(demoFile(folder), step);
}
