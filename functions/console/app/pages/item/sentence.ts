import type { HistoryEntry } from '#console/api/records.ts';
import { formatDate, formatDayTime } from '#console/time.ts';

type PlaceOf = (id: number) => string;
type Change = HistoryEntry['changes'][number];

/** What somebody did, as the end of a sentence that begins with their name. */
export function sentenceOf(entry: HistoryEntry, placeOf: PlaceOf): string {
  const { resource, action, changes } = entry;
  const words = beginnings[`${resource} ${action}`] ?? `${verbOf(action)} ${resource}`;
  const isOwnBeginning = resource === 'item' && action === 'create';
  const more = isOwnBeginning ? [] : changes.flatMap((one) => partOf(one, placeOf));
  return `${[words, ...more].filter(Boolean).join(', ')}.`;
}

/** By the record that a call was about, and what it did. */
const beginnings: Record<string, string> = {
  'item create': 'added it',
  'item update': 'changed it',
  'item delete': 'deleted it',
  'item condition': 'looked at its condition',
  'item location': 'moved it',
  'item inventory': 'took stock of it',
  'item files': 'changed its files',
  'checkout create': 'checked it out',
  'checkout checkin': 'checked it in',
  'checkout extend': 'extended the checkout',
  'reservation create': 'reserved it',
  'reservation update': 'changed a reservation of it',
  'reservation complete': 'completed a reservation of it',
  'reservation delete': 'cancelled a reservation of it',
  'issue create': 'reported an issue with it',
  'issue update': 'changed an issue with it',
  'issue status': 'went on with an issue of it',
  'issue delete': 'deleted an issue with it',
  'event create': 'noted an event',
  'event delete': 'deleted an event',
};

const verbs: Record<string, string> = {
  create: 'made a',
  update: 'changed a',
  delete: 'deleted a',
};
const verbOf = (action: string) => verbs[action] ?? `did ${action} of a`;

const conditions: Record<string, string> = {
  operative: 'it is in order',
  inoperative: 'it is out of order',
  discarded: 'it is discarded',
};

/** One changed field as a part of the sentence; none where the beginning has said it. */
function partOf({ field, from, to }: Change, placeOf: PlaceOf): string[] {
  switch (field) {
    case 'location_id':
      return [typeof to === 'number' ? `to ${placeOf(to)}` : 'to no place'];
    case 'home_location_id':
      return [typeof to === 'number' ? `it belongs to ${placeOf(to)}` : 'it belongs nowhere'];
    case 'condition':
      return [conditions[String(to)] ?? String(to)];
    case 'due_time':
      return typeof to === 'string' ? [`due back ${formatDayTime(to)}`] : [];
    case 'inventory_quantity':
      return [`${show(from)} became ${show(to)}`];
    case 'inventory_enabled':
      return [to === true ? 'it is counted' : 'it is not counted any more'];
    case 'supplier_id':
      return [to === null ? 'it has no supplier' : 'it has another supplier'];
    case 'responsible_user_id':
      return [to === null ? 'nobody is responsible for it' : 'somebody else is responsible for it'];
    case 'main_picture_id':
      return [to === null ? 'it has no main picture' : 'it has another main picture'];
    case 'description':
      return [to === null ? 'it has no description' : 'it has another description'];
    default:
      if (field.startsWith('files.')) return partOfFile(field, from, to);
      return silent.has(field) ? [] : [`${nameOf(field)}: ${show(from)} became ${show(to)}`];
  }
}

/** A file that came or went, or what was changed of one: which is the main one is told already. */
function partOfFile(path: string, from: unknown, to: unknown): string[] {
  const [, , field] = path.split('.');
  if (field === 'main') return [];
  if (field === 'name') return [`“${String(from)}” became “${String(to)}”`];
  return [to === null ? `without ${fileNameOf(from)}` : `with ${fileNameOf(to)}`];
}

function fileNameOf(file: unknown): string {
  const { name } = Object(file);
  return `“${String(name)}”`;
}

/** What only repeats the others, or says nothing to a reader. */
const silent = new Set([
  'checkout_id',
  'condition_remarks',
  'last_inventory_at',
  'last_inventory_by',
]);

/** What the pages call a field otherwise than the API does. */
const names: Record<string, string> = {
  unique_id: 'code',
  type: 'category',
  acquisition_date: 'bought on',
  acquisition_value: 'purchase value',
  salvage_value: 'residual value',
  expiration_date: 'expires',
  inventory_minimum: 'low at',
  inventory_unit: 'unit',
  inspection_interval_days: 'days between inspections',
  last_inspection_on: 'last inspection',
  buffer_minutes: 'minutes between bookings',
  qr: 'labels',
  external_ref: 'external reference',
};

function nameOf(field: string): string {
  const own = field.replace(/^custom_fields\./, '');
  return own === field ? (names[field] ?? field.replaceAll('_', ' ')) : own.replaceAll('_', ' ');
}

function show(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'nothing';
  return isDay(value) ? formatDate(value) : String(value);
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
