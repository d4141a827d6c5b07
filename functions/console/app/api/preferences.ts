import { orThrow } from '#client/refusal.ts';
import { browserStorage, readJson, writeJson } from '#console/browser-storage.ts';
import { createStore, type Store } from '#console/store.ts';
import { api } from './client.ts';
import type { Profile } from './records.ts';
import { signedIn } from './session.ts';

export type Preferences = Profile['preferences'];

const noPreferences: Preferences = { views: [], columns: [] };

const stores = new Map<string, Store<Preferences>>();

/** The preferences of the signed-in member: those stored in this browser, until the profile's are read. */
export function preferencesOfMember(): Store<Preferences> {
  const name = storageName();
  const knownStore = stores.get(name);
  if (knownStore) return knownStore;
  const store = createStore(readStored(name));
  stores.set(name, store);
  addEventListener('storage', ({ key }) => {
    if (key === name) store.set(pending.reduce(changedBy, readStored(name)));
  });
  // Another browser may have changed the profile. If it cannot be read, the stored preferences will do.
  refresh(name).catch(() => undefined);
  return store;
}

/** Stores the preferences of the profile, unless the member has changed them here meanwhile. */
async function refresh(name: string): Promise<void> {
  const preferences = await readPreferences();
  if (!changedNames.has(name)) save(name, preferences);
}

/** The storage names of preferences that were changed on this page. */
const changedNames = new Set<string>();

type PreferencesChange = (preferences: Preferences) => Partial<Preferences>;

/** Changes that are being sent; the page shows them already. */
const pending: PreferencesChange[] = [];

const changedBy = (preferences: Preferences, change: PreferencesChange): Preferences => ({
  ...preferences,
  ...change(preferences),
});

/**
 * Changes preferences in the member's profile and, at once, on the page. The change is applied to the
 * profile as it is then, because another tab or browser may have changed it since this page read it.
 */
export async function changePreferences(change: PreferencesChange): Promise<void> {
  const name = storageName();
  const before = preferencesOfMember().get();
  changedNames.add(name);
  pending.push(change);
  save(name, changedBy(before, change));
  let latest = before;
  try {
    await runAlone(name, async () => {
      latest = await readPreferences();
      const preferences = changedBy(latest, change);
      await orThrow(api.PATCH('/v1/session/user', { body: { preferences } }));
      latest = preferences;
    });
  } finally {
    pending.splice(pending.indexOf(change), 1);
    save(name, pending.reduce(changedBy, latest));
  }
}

/** The previous change; the next one waits for it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a function while no other tab of the browser runs one of this name; without locks, only this page
 * waits.
 */
function runAlone(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers offer no locks on pages without TLS.
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
