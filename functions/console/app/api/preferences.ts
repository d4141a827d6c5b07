import { orThrow } from '#client/refusal.ts';
import { createStore, type Store } from '#console/store.ts';
import { api } from './client.ts';
import type { Profile } from './records.ts';
import { signedIn } from './session.ts';

export type Preferences = Profile['preferences'];

const none: Preferences = { views: [], columns: [] };

const stores = new Map<string, Store<Preferences>>();

/** How the signed-in member has the console: at first as this browser knows it. */
export function preferencesOfMember(): Store<Preferences> {
  const name = storageName();
  const known = stores.get(name);
  if (known) return known;
  const store = createStore<Preferences>(JSON.parse(localStorage.getItem(name) ?? 'null') ?? none);
  stores.set(name, store);
  // The profile may have been changed in another browser; without it, the page works as well.
  refresh(name).catch(() => undefined);
  return store;
}

/** Takes over what the profile has, unless the member was faster to change it here. */
async function refresh(name: string): Promise<void> {
  const { data } = await orThrow(api.GET('/v1/session/user'));
  if (!changed.has(name)) note(name, data.preferences);
}

/** What was changed on this page, by its name in the storage. */
const changed = new Set<string>();

/** The save before, after which the next one comes. */
let last: Promise<unknown> = Promise.resolve();

/** Keeps preferences in the member's profile; the page has them at once. */
export async function savePreferences(preferences: Preferences): Promise<void> {
  const name = storageName();
  const before = preferencesOfMember().get();
  changed.add(name);
  note(name, preferences);
  const save = () => orThrow(api.PATCH('/v1/session/user', { body: { preferences } }));
  const saved = last.then(save, save);
  last = saved;
  try {
    await saved;
  } catch (cause) {
    note(name, before);
    throw cause;
  }
}

function note(name: string, preferences: Preferences): void {
  localStorage.setItem(name, JSON.stringify(preferences));
  stores.get(name)?.set(preferences);
}

function storageName(): string {
  const { account, user } = signedIn();
  return `equipment.preferences.${account.id}.${user.id}`;
}
