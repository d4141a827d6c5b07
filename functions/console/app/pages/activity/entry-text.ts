import type { AuditEntry } from '#console/api/records.ts';
import { formatNumber } from '#console/numbers.ts';
import { itemFields } from '#console/pages/item/fields.ts';
import type { ItemField } from '#console/pages/item/item-field.ts';
import { formatDate, formatDayTime, isDay } from '#console/time.ts';
import { resourceNames } from '#shared/families.ts';
import { capitalise } from '#shared/text.ts';

type Subject = AuditEntry['resource'];

/** The kinds of records that have pages in the console, and those that it names otherwise than the API. */
const ownNames: Readonly<Partial<Record<Subject, { noun?: string; page?: string }>>> = {
  item: { page: 'items' },
  kit: { page: 'kits' },
  location: { noun: 'place', page: 'places' },
  contact: { page: 'contacts' },
  reservation: { page: 'reservations' },
  checkout: { page: 'checkouts' },
  issue: { page: 'issues' },
  user: { noun: 'member' },
  key: { noun: 'API key' },
  webhook: { page: 'webhooks' },
};

/** Every kind of record that entries are about. */
export const subjects: readonly Subject[] = [...resourceNames, 'account', 'session'];

/** The noun of a kind of record in the console, and the path of its pages if it has any. */
export function namesOf(subject: Subject): { noun: string; page?: string } {
  return { noun: subject, ...ownNames[subject] };
}

/** The kinds whose names alone say what they are. */
const plainKinds: ReadonlySet<Subject> = new Set<Subject>(['item', 'location', 'user']);

/** A record by its name, such as `reservation “Summer cinema”`. */
export function namedText(subject: Subject, name: string): string {
  return plainKinds.has(subject) ? name : `${namesOf(subject).noun} “${name}”`;
}

const verbs: Readonly<Record<AuditEntry['action'], string>> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  condition: 'set the condition of',
  location: 'moved',
  inventory: 'changed the stock of',
  files: 'changed the files of',
  complete: 'completed',
  checkin: 'checked in items of',
  extend: 'extended',
  remind: 'sent a reminder of',
  status: 'changed the status of',
};

interface EntryPhrase {
  /** The text that follows the actor's name. */
  verb: string;
  record?: string;
  /** The page of the record, if it has one. */
  address?: string;
}

/** The action and the record of an entry, in words. */
export function phraseOf(entry: AuditEntry): EntryPhrase {
  const { action, resource, resource_id: id } = entry;
  if (resource === 'session') return sessionPhrase(entry);
  if (resource === 'account') return { verb: `${verbs[action]} the account` };
  // The audit leaves out what only the member sees: saved views, shown columns.
  const isOfSettings = resource === 'user' && action === 'update' && entry.changes.length === 0;
  if (isOfSettings) return { verb: 'changed settings of the console' };
  const { noun, page } = namesOf(resource);
  const record = `${noun} ${id}`;
  // A deleted record has no page.
  const hasPage = page !== undefined && action !== 'delete';
  return { verb: verbs[action], record, ...(hasPage ? { address: `#/${page}/${id}` } : {}) };
}

/** The record that an entry is about: of a session that somebody else ended, its member, who is a change. */
export function subjectOf({ resource, resource_id: id, changes: [change] }: AuditEntry) {
  if (resource === 'session' && change)
    return { resource: 'user', id: Number(change.from) } as const;
  return { resource, id };
}

function sessionPhrase(entry: AuditEntry): EntryPhrase {
  const { action, changes } = entry;
  if (changes.length > 0) {
    return { verb: 'ended a session of', record: `member ${subjectOf(entry).id}` };
  }
  return { verb: action === 'create' ? 'signed in' : 'signed out' };
}

const fieldNames: Readonly<Record<string, string>> = {
  iid: 'items',
  qr: 'labels',
  unique_id: 'code',
  external_ref: 'external reference',
  location_id: 'place',
  home_location_id: 'home place',
};

const itemLabels = new Map(
  Object.entries<ItemField>(itemFields).map(([field, { label }]) => [field, label]),
);

/** The label of a changed field, such as `Serial number`; an item's field has the label of the form. */
export function fieldText(field: string, resource: AuditEntry['resource']): string {
  const [, custom] = /^custom_fields\.(.+)$/s.exec(field) ?? [];
  if (custom !== undefined) return `Custom field “${custom}”`;
  const label = resource === 'item' ? itemLabels.get(field) : undefined;
  if (label !== undefined) return label;
  const words = field.replace(/_id$/, '').replace(/^files\./, 'file ');
  return capitalise(fieldNames[field] ?? words.replaceAll('_', ' '));
}

const isTime = (text: string) => /^\d{4}-\d{2}-\d{2}T.*Z$/.test(text);

/** Whether a field holds ids of records, which are not formatted like amounts. */
const isOfIds = (field: string) => /(^|[._])(ids?|iid)$/.test(field);

/** Describes a field's value before or after a change. */
export function valueText(value: unknown, field = ''): string {
  if (field === 'password') return 'hidden';
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'number') return isOfIds(field) ? String(value) : formatNumber(value);
  if (Array.isArray(value)) return value.map((one) => valueText(one, field)).join(', ') || '–';
  return partsText(value);
}

function textOf(value: string): string {
  if (isTime(value)) return formatDayTime(value);
  return isDay(value) ? formatDate(value) : value;
}

/** Describes an object by its parts, such as `name: Annual check, every days: 365`. */
function partsText(value: object): string {
  const parts = Object.entries(value).flatMap(([name, part]) =>
    part === null ? [] : [`${name.replaceAll('_', ' ')}: ${valueText(part, name)}`],
  );
  return parts.join(', ') || '–';
}
