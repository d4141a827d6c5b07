import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#shared/call.ts';
import type { Actor, BaseRecord, Resource } from '#shared/resources/resource.ts';
import { idKey, type ResourceName } from '#shared/resources/resource.ts';
import type { Action } from '#shared/table/actions.ts';
import { partition } from '#shared/table/rows.ts';

/** What was done. */
export type HistoryAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'condition'
  | 'location'
  | 'inventory'
  | 'complete'
  | 'checkin'
  | 'extend'
  | 'status';

export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** One write, as history keeps it for good. */
export interface HistoryEntry {
  id: string;
  at: string;
  actor: Actor;
  action: HistoryAction;
  resource: ResourceName;
  resource_id: number;
  changes: FieldChange[];
  request_id: string;
  remarks?: string;
  contact_id?: number;
}

/** What an entry says beside who, when and what changed. */
export interface Occasion {
  action: HistoryAction;
  resource: ResourceName;
  resourceId: number;
  remarks?: string | null;
  contactId?: number | null;
}

/** A row holds 400 KB; an entry may have every field twice, so longer ones show beginnings only. */
const changesBytes = 300_000;
const shownCharacters = 500;

const baseFields = new Set([
  'id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
]);

/** The fields in which two states of a record differ, or in which a new one is not blank. */
export function changesOf<R extends BaseRecord>(
  resource: Resource<R>,
  before: R | undefined,
  after: R,
): FieldChange[] {
  const old = flatten(before ?? {});
  const blank = flatten(resource.blank);
  const now = flatten(after);
  const changes: FieldChange[] = [];
  for (const field of new Set([...now.keys(), ...old.keys()])) {
    if (baseFields.has(field) || resource.untracked.some((name) => name === field)) continue;
    const [from, to] = [old.get(field) ?? null, now.get(field) ?? null];
    if (!before && isDeepStrictEqual(to, blank.get(field))) continue;
    if (!isDeepStrictEqual(from, to)) changes.push({ field, from, to });
  }
  return changes;
}

function flatten(record: object): Map<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(record));
  const custom = Object.entries(fields.get('custom_fields') ?? {});
  fields.delete('custom_fields');
  for (const [name, value] of custom) fields.set(`custom_fields.${name}`, value);
  return fields;
}

/** A record that names an item, by which lists of its kind find it. */
export interface Naming {
  resource: ResourceName;
  id: number;
}

/** An entry in the activity of an item. `naming` marks the record that names the item here first. */
export function itemEntry(
  call: Call,
  itemId: number,
  occasion: Occasion,
  changes: FieldChange[],
  naming?: Naming,
): Action {
  const pk = partition.activity(call.caller.accountId, itemId);
  const link = naming ? { state_key: `${naming.resource}#${idKey(naming.id)}` } : {};
  return {
    kind: 'put',
    row: { pk, sk: entryId(call, occasion), ...link, ...entry(call, occasion, changes) },
  };
}

/** An entry in the history of any other record. */
export function recordEntry(call: Call, occasion: Occasion, changes: FieldChange[]): Action {
  const pk = partition.history(call.caller.accountId);
  return {
    kind: 'put',
    row: { pk, sk: entryId(call, occasion), ...entry(call, occasion, changes) },
  };
}

function entry(call: Call, occasion: Occasion, changes: FieldChange[]): HistoryEntry {
  const { action, resource, resourceId, remarks, contactId } = occasion;
  return {
    id: entryId(call, occasion),
    at: call.now,
    actor: call.caller.actor,
    action,
    resource,
    resource_id: resourceId,
    changes: fitting(changes),
    request_id: call.requestId,
    ...(remarks ? { remarks } : {}),
    ...(contactId ? { contact_id: contactId } : {}),
  };
}

/** Sorts by time, and differs for all entries that one request writes. */
function entryId(call: Call, { resource, resourceId }: Occasion): string {
  const time = call.arrivedAt.toString(36).padStart(9, '0');
  return `${time}-${call.requestId.slice(0, 13)}-${resource}-${resourceId}`;
}

function fitting(changes: FieldChange[]): FieldChange[] {
  if (Buffer.byteLength(JSON.stringify(changes)) <= changesBytes) return changes;
  return changes.map(({ field, from, to }) => ({ field, from: shown(from), to: shown(to) }));
}

function shown(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > shownCharacters
    ? `${text.slice(0, shownCharacters).toWellFormed()}…`
    : value;
}
