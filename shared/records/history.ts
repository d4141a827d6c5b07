import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { FieldChange, HistoryAction, HistoryEntry } from '#shared/fields/history.ts';
import { type BaseRecord, recordShape } from '#shared/fields/record.ts';
import type { FurtherEvent, Resource } from '#shared/resources/resource.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { rowKey } from '#shared/table/rows.ts';
import { groupKey, groupOf, idDigits, idKey } from '#shared/table/sort-key.ts';
import { occurrenceTime } from './occurrence.ts';

export interface Reference {
  resource: ResourceName;
  id: number;
}

/** The content of a history entry besides its actor, its time and the changed fields. */
export interface EntryDetails {
  action: HistoryAction;
  remarks?: string | null;
  contactId?: number | null;
  /** Changes besides the fields of the record. */
  changes?: readonly FieldChange[];
  /** The record that the call was about, if it is not the one written. */
  cause?: Reference;
  /** Further records of its kind that the call was about. Histories do not show them. */
  otherIds?: readonly number[];
  /** The record that names an item in this write, so that its lists can find it by the item. */
  naming?: Reference;
}

/** A row holds 400 KB and an entry may hold every field twice, so long values are cut. */
const changesBytes = 300_000;
const shownCharacters = 500;

/** The fields that differ between two states, or between a new record and its defaults. */
function changesOf<R extends BaseRecord>(
  resource: Resource<R>,
  before: R | undefined,
  after: R,
): FieldChange[] {
  const old = flatten(before ?? {});
  const defaults = flatten(resource.defaults);
  const now = flatten(after);
  const untrackedFields = new Set<string>([
    ...Object.keys(recordShape),
    ...(resource.untracked ?? []),
  ]);
  const changes: FieldChange[] = [];
  for (const field of new Set([...now.keys(), ...old.keys()])) {
    if (untrackedFields.has(field)) continue;
    const [from, to] = [old.get(field) ?? null, now.get(field) ?? null];
    if (!before && isDeepStrictEqual(to, defaults.get(field))) continue;
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

/**
 * The history entry of a write. Entries sort by version before time: the write that makes a version
 * comes before those that leave the record at it, even if its call arrived later.
 */
export function entryOf<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  before: R | undefined,
  after: R,
  entry: EntryDetails,
): RowWrite {
  const own = { resource: resource.name, id: after.id };
  const furtherEvents = (before && resource.furtherEvents?.(before, after)) ?? [];
  const changes = changesOf(resource, before, after);
  return entryRow(call, own, after, true, entry, changes, furtherEvents);
}

/** The fields of an item that its history needs. */
export type ItemVersion = Pick<BaseRecord, 'id' | 'version' | 'updated_at'>;

/** The history entry of a record that a write leaves at its version. */
export function unversionedEntry(
  call: Call,
  resource: ResourceName,
  record: ItemVersion,
  entry: EntryDetails,
): RowWrite {
  return entryRow(call, { resource, id: record.id }, record, false, entry, []);
}

function entryRow(
  call: Call,
  own: Reference,
  { version, updated_at: changedAt }: ItemVersion,
  isNew: boolean,
  details: EntryDetails,
  changes: readonly FieldChange[],
  furtherEvents: readonly FurtherEvent[] = [],
): RowWrite {
  const { accountId, actor } = call.caller;
  const { action, remarks, contactId, naming, cause = own, otherIds = [] } = details;
  const id = `${idKey(version)}${isNew ? ofNewVersion : '>'}${requestKey(call, cause)}`;
  const entry: HistoryEntry = {
    id,
    at: call.now > changedAt ? call.now : changedAt,
    ...(call.occurredAt === undefined ? {} : { occurred_at: call.occurredAt }),
    actor,
    action,
    resource: cause.resource,
    resource_id: cause.id,
    version,
    changes: shortenToFit([...changes, ...(details.changes ?? [])]),
    request_id: call.requestId,
    ...(remarks ? { remarks } : {}),
    ...(contactId ? { contact_id: contactId } : {}),
  };
  const key = rowKey.activity(accountId, own.resource, own.id, id);
  const link = naming
    ? inIndex(
        indexes.history.naming,
        groupKey(groupOf(naming.resource, occurrenceTime(call)), naming.id),
      )
    : {};
  const others = otherIds.length > 0 ? { other_ids: [...otherIds] } : {};
  const further = furtherEvents.length > 0 ? { further_events: [...furtherEvents] } : {};
  return { kind: 'put', row: { ...key, ...link, ...entry, ...others, ...further } };
}

/** Follows the version in the key of an entry that made this version. */
const ofNewVersion = '=';

/** Whether the entry with a sort key is of the write that made its version. */
export function isNewVersion(sk: string): boolean {
  return sk.charAt(idDigits) === ofNewVersion;
}

/** The time in the id of an entry, as text that sorts by time. */
export function arrivalOf(id: string): string {
  return id.slice(idDigits + 1, idDigits + 1 + timeDigits);
}

const timeDigits = 9;

/**
 * Sorts by time, and is unique among the entries of one request. A body may come in long after its request
 * arrived.
 */
function requestKey(call: Call, { resource, id }: Reference): string {
  const time = Math.max(call.arrivedAt, Date.parse(call.now))
    .toString(36)
    .padStart(timeDigits, '0');
  return `${time}-${call.requestId.slice(0, 13)}-${resource}-${id}`;
}

function shortenToFit(changes: readonly FieldChange[]): FieldChange[] {
  if (Buffer.byteLength(JSON.stringify(changes)) <= changesBytes) return [...changes];
  return changes.map(({ field, from, to }) => ({ field, from: shorten(from), to: shorten(to) }));
}

function shorten(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > shownCharacters
    ? `${text.slice(0, shownCharacters).toWellFormed()}…`
    : value;
}
