import type { HistoryEntry } from '#console/api/records.ts';
import { formatDate } from '#console/time.ts';
import { customNounOf } from './custom-labels.ts';
import { itemFields } from './fields.ts';
import type { ItemField } from './item-field.ts';

type PlaceNameOf = (id: number) => string;
type Change = HistoryEntry['changes'][number];

/** Describes an entry of the history, as the rest of a sentence that begins with a member's name. */
export function sentenceOf(entry: HistoryEntry, placeNameOf: PlaceNameOf): string {
  const { resource, action, changes } = entry;
  const { phrase, topic } = calls[`${resource} ${action}`] ?? {
    phrase: fallback(resource, action),
  };
  const main = changes.find(({ field }) => field === topic);
  const isNew = resource === 'item' && action === 'create';
  const others = isNew ? [] : changes.filter((change) => change !== main);
  const parts = others.flatMap((change) => partOf(change, placeNameOf) ?? []);
  const beginning = main ? `${phrase}${fromTo(main, placeNameOf)}` : phrase;
  return `${[beginning, parts.join('; ')].filter(Boolean).join(': ')}.`;
}

/** The ids of the places that sentences about some entries name. */
export function placeIdsIn(entries: readonly HistoryEntry[]): Set<number> {
  const changes = entries.flatMap((entry) => entry.changes);
  const values = changes.flatMap(({ field, from, to }) => (isOfPlace(field) ? [from, to] : []));
  return new Set(values.filter((value) => typeof value === 'number'));
}

interface CallPhrase {
  phrase: string;
  /** The field that the phrase announces: its change follows directly. */
  topic?: string;
}

/** The phrases by the resource and the action of the call. */
const calls: Record<string, CallPhrase> = {
  'item create': { phrase: 'added this item' },
  'item update': { phrase: 'updated this item' },
  'item delete': { phrase: 'deleted this item' },
  'item restore': { phrase: 'restored this item' },
  'item condition': { phrase: 'set the condition', topic: 'condition' },
  'item location': { phrase: 'moved this item', topic: 'location_id' },
  'item inventory': { phrase: 'updated the stock', topic: 'inventory_quantity' },
  'item files': { phrase: 'updated the files' },
  'checkout create': { phrase: 'checked out this item' },
  'checkout checkin': { phrase: 'checked in this item' },
  'checkout extend': { phrase: 'extended the checkout' },
  'reservation create': { phrase: 'reserved this item' },
  'reservation update': { phrase: 'updated a reservation' },
  'reservation complete': { phrase: 'ended a reservation' },
  'reservation delete': { phrase: 'deleted a reservation' },
  'reservation restore': { phrase: 'restored a reservation' },
  'issue create': { phrase: 'reported an issue' },
  'issue update': { phrase: 'updated an issue' },
  'issue status': { phrase: 'changed the status of an issue' },
  'issue delete': { phrase: 'deleted an issue' },
  'issue restore': { phrase: 'restored an issue' },
  'event create': { phrase: 'recorded an event' },
  'event delete': { phrase: 'deleted an event' },
};

const verbs: Record<string, string> = { create: 'added', delete: 'deleted', restore: 'restored' };

function fallback(resource: string, action: string): string {
  const article = /^[aeiou]/.test(resource) ? 'an' : 'a';
  return `${verbs[action] ?? 'updated'} ${article} ${resource}`;
}

/** Describes a change, such as ` from Depot to Hall 1`. */
function fromTo({ field, from, to }: Change, placeNameOf: PlaceNameOf): string {
  const before = isEmpty(from) ? '' : ` from ${wordFor(field, from, placeNameOf)}`;
  return `${before} to ${isEmpty(to) ? noneOf(field) : wordFor(field, to, placeNameOf)}`;
}

const noneOf = (field: string) => (isOfPlace(field) ? 'no place' : 'none');

const isOfPlace = (field: string) => fieldOf(field).kind === 'place';

/** A changed field as a part of the sentence. */
function partOf(change: Change, placeNameOf: PlaceNameOf): string | undefined {
  const { field, from, to } = change;
  if (field.startsWith('files.')) return partOfFile(field, from, to);
  const { change: changeText, kind } = fieldOf(field);
  if (changeText !== undefined) return changeText ? changeText(to) : undefined;
  const noun = nounOf(field);
  if (isEmpty(to)) return `${noun} removed`;
  if (kind === 'member' || kind === 'contact' || kind === 'long-text') {
    return `${noun} ${isEmpty(from) ? 'added' : 'changed'}`;
  }
  if (isEmpty(from)) return `${noun} set to ${wordFor(field, to, placeNameOf)}`;
  return `${noun} changed${fromTo(change, placeNameOf)}`;
}

/** A file that was added, removed or renamed. A change of the main picture has a field of its own. */
function partOfFile(path: string, from: unknown, to: unknown): string | undefined {
  const [, , field] = path.split('.');
  if (field === 'main') return undefined;
  if (field === 'name') return `renamed “${String(from)}” to “${String(to)}”`;
  return to === null ? `removed ${fileNameOf(from)}` : `added ${fileNameOf(to)}`;
}

function fileNameOf(file: unknown): string {
  const { name } = Object(file);
  return `“${String(name)}”`;
}

function fieldOf(name: string): Partial<ItemField> {
  return Object.entries<ItemField>(itemFields).find(([one]) => one === name)?.[1] ?? {};
}

const customPrefix = 'custom_fields.';

function nounOf(name: string): string {
  const { noun, label } = fieldOf(name);
  if (name.startsWith(customPrefix)) return customNounOf(name.slice(customPrefix.length));
  return noun ?? label?.toLowerCase() ?? name.replaceAll('_', ' ');
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function wordFor(field: string, value: unknown, placeNameOf: PlaceNameOf): string {
  const { word } = fieldOf(field);
  if (word) return word(value);
  if (isOfPlace(field) && typeof value === 'number') return placeNameOf(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  return isDay(value) ? formatDate(value) : String(value);
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
