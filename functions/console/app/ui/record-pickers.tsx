import { page, pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import { can, canRead } from '#console/api/session.ts';
import { pageMax } from '#shared/limits.ts';
import type { Fields } from './form.ts';
import { type Choice, Picker } from './picker.tsx';
import { hasWords } from './picker-state.ts';
import { usePlaceSearch } from './place-search.ts';
import { showToast } from './toast.tsx';

type OptionalChoice = Choice | undefined;
type ChoiceNames<V> = { [K in keyof V]: OptionalChoice extends V[K] ? K : never }[keyof V] & string;

interface RecordPickerProps<V> {
  form: Fields<V>;
  name: ChoiceNames<V>;
  label: string;
  hint?: string;
}

interface ContactPickerProps<V> extends RecordPickerProps<V> {
  /** Whether a contact that is not found can be added. */
  canAdd?: boolean;
}

/** Picks a contact; hidden from members without access to contacts. */
export function ContactPicker<V>({ canAdd = false, ...props }: ContactPickerProps<V>) {
  if (!canRead('content.contacts')) return null;
  const add = canAdd && can('content.contacts') ? addContact : undefined;
  return <Picker {...bind(props)} search={findContacts} add={add} none="Nobody found" />;
}

export function PlacePicker<V>(props: RecordPickerProps<V>) {
  const search = usePlaceSearch();
  if (!canRead('content.locations')) return null;
  return <Picker {...bind(props)} search={search} none="No place found" />;
}

interface MemberPickerProps<V> extends RecordPickerProps<V> {
  /** Whether members who are not active can be picked, as in filters. */
  hasInactive?: boolean;
}

export function MemberPicker<V>({ hasInactive = false, ...props }: MemberPickerProps<V>) {
  const search = hasInactive ? findAllMembers : findActiveMembers;
  return <Picker {...bind(props)} search={search} none="Nobody found" />;
}

function bind<V>({ form, name, ...rest }: RecordPickerProps<V>) {
  return {
    ...rest,
    chosen: form.values[name] as OptionalChoice,
    error: form.errorOf(name),
    onChange: (choice: OptionalChoice) => form.set(name, choice as V[typeof name]),
  };
}

async function findContacts(q: string, signal: AbortSignal): Promise<Choice[]> {
  const query = { ...(q ? { q } : {}), order: 'name', limit: 30 } as const;
  const { data } = await page(api, '/v1/contacts', { query, signal });
  // Blocked contacts are offered as well, so that nobody adds them again.
  return data.map(({ id, name, email, blocked }) => ({
    id,
    name,
    hint: blocked ? 'blocked' : (email ?? undefined),
  }));
}

async function addContact(name: string): Promise<Choice> {
  const { data } = await orThrow(api.POST('/v1/contacts', { body: { name } }));
  showToast(`${data.name} added to your contacts.`);
  return data;
}

async function findActiveMembers(text: string, signal: AbortSignal): Promise<Choice[]> {
  const members = await readMembers(signal);
  return members.filter(({ active }) => active).filter(hasWords(text));
}

async function findAllMembers(text: string, signal: AbortSignal): Promise<Choice[]> {
  const members = await readMembers(signal);
  return members
    .map(({ id, name, active }) => ({ id, name, hint: active ? undefined : 'not active' }))
    .filter(hasWords(text));
}

function readMembers(signal: AbortSignal) {
  return readAll(pages(api, '/v1/directory/users', { query: { limit: pageMax }, signal }));
}
