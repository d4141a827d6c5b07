import { orThrow } from '#client/refusal.ts';
import { browserStorage, readJson, writeJson } from '#console/browser-storage.ts';
import { createStore, type Store } from '#console/store.ts';
import { api } from './client.ts';
import type { Profile } from './records.ts';
import { signedIn } from './session.ts';

export type Preferences = Profile['preferences'];

const noPreferences: Preferences = { views: [], columns: [] };

const stores = new Map<string, Store<Preferences>>();

/** How the signed-in member has the console: at first as this browser knows it. */
export function preferencesOfMember(): Store<Preferences> {
  const name = storageName();
  const known = stores.get(name);
  if (known) return known;
  const store = createStore(readStored(name));
  stores.set(name, store);
  addEventListener('storage', ({ key }) => {
    if (key === name) store.set(pending.reduce(changedBy, readStored(name)));
  });
  // The profile may have been changed in another browser; without it, the page works as well.
  refresh(name).catch(() => undefined);
  return store;
}

/** Takes over what the profile has, unless the member was faster to change it here. */
async function refresh(name: string): Promise<void> {
  const preferences = await readPreferences();
  if (!changedNames.has(name)) save(name, preferences);
}

/** What was changed on this page, by its name in the storage. */
const changedNames = new Set<string>();

type PreferencesChange = (preferences: Preferences) => Partial<Preferences>;

/** Changes that are on their way: the page has them already. */
const pending: PreferencesChange[] = [];

const changedBy = (preferences: Preferences, change: PreferencesChange): Preferences => ({
  ...preferences,
  ...change(preferences),
});

/**
 * Changes preferences in the member's profile; the page has them at once. What is stored is changed as it is by
 * then, because another tab or browser may have changed it since this page read it.
 */
export async function changePreferences(change: PreferencesChange): Promise<void> {
  const name = storageName();
  const before = preferencesOfMember().get();
  changedNames.add(name);
  pending.push(change);
  save(name, changedBy(before, change));
  let known = before;
  try {
    await runAlone(name, async () => {
      known = await readPreferences();
      const preferences = changedBy(known, change);
      await orThrow(api.PATCH('/v1/session/user', { body: { preferences } }));
      known = preferences;
    });
  } finally {
    pending.splice(pending.indexOf(change), 1);
    save(name, pending.reduce(changedBy, known));
  }
}

/** The change before, after which the next one comes. */
let last: Promise<unknown> = Promise.resolve();

/** Does something while no other tab of the browser does so; where it has no locks, no other call of this page. */
function runAlone(name: string, work: () => Promise<void>): Promise<void> {
  // Pages without TLS have none.
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const done = last.then(work, work);
  last = done;
  return done;
}

async function readPreferences(): Promise<Preferences> {
  return (await orThrow(api.GET('/v1/session/user'))).data.preferences;
}

function save(name: string, preferences: Preferences): void {
  writeJson(browserStorage, name, preferences);
  stores.get(name)?.set(preferences);
}

const readStored = (name: string): Preferences => ({
  ...noPreferences,
  ...readJson(browserStorage, name, noPreferences),
});

function storageName(): string {
  const { account, user } = signedIn();
  return `equipment.preferences.${account.id}.${user.id}`;
}
