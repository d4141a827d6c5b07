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

/** The demo account as saved next to the store, so that a second start can show the key again. */
export type Demo = z.infer<typeof Demo>;

/** What a data folder has of a demo account. */
export interface SavedDemo {
  /** The demo account, if it is in the store. */
  demo: Demo | undefined;
  /** Who is to own it, where a start was broken off before it was known. */
  owner: Owner | undefined;
  /** The accounts that are in the store. */
  accounts: ReadonlySet<number>;
}

const demoFile = (folder: string) => join(folder, 'demo.json');

/** Reads what is saved of the demo account of a data folder, and whether the store has it. */
export async function readDemo(folder: string): Promise<SavedDemo> {
  const content = readJson(demoFile(folder));
  const accounts = new Set((await listEveryAccount()).map(({ id }) => id));
  const savedDemo = Demo.safeParse(content).data;
  if (!savedDemo) return { demo: undefined, owner: Owner.safeParse(content).data, accounts };
  const demo = accounts.has(savedDemo.accountId) ? savedDemo : undefined;
  return { demo, owner: undefined, accounts };
}

/** Saves a step of providing the demo account, before the next one. */
export function saveDemo(folder: string, step: Owner | Demo): void {
  writeJson(demoFile(folder), step);
}
