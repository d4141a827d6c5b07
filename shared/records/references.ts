import type { Call } from '#shared/call.ts';
import { type Fields, mergeFields, noSuch } from '#shared/errors.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Claim } from '#shared/resources/claim.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { findRows } from '#shared/table/read.ts';
import { type RowKey, rowKey } from '#shared/table/rows.ts';
import { capitalised } from '#shared/text.ts';
import type { Reference } from './history.ts';
import type { Names } from './reference-names.ts';

/** What a body refers to: the path of the field, and the record. */
export interface SentReference extends Reference {
  path: string;
}

/** What a write asks of the store: that these exist, and that no other holds these values. */
interface WriteReferences {
  references: readonly SentReference[];
  claims: readonly Claim[];
  /** The record that is written, which may hold the claimed values itself. */
  self?: Reference;
}

/** What the store says of what a write refers to and claims. */
export interface FoundReferences {
  names: Names;
  /** Whether a contact that is referred to is blocked. */
  isContactBlocked: boolean;
  /** What is wrong: what does not exist, and what others hold. */
  problems: Fields;
}

/** Looks up in one read whether every reference exists, and whether others hold the claims. */
export async function lookUpReferences(
  { caller: { accountId } }: Call,
  { references, claims, self }: WriteReferences,
): Promise<FoundReferences> {
  const keys = [
    ...references.map(({ resource, id }) => rowKey.record(accountId, resource, id)),
    ...claims.map(({ value }) => rowKey.unique(accountId, value)),
  ];
  const attributes = ['id', 'resource', 'name', 'blocked'];
  const rows = await findRows(keys, { consistent: true, attributes });
  const found = new Map(rows.map((row) => [`${row.pk}\n${row.sk}`, row]));
  const at = ({ pk, sk }: RowKey) => found.get(`${pk}\n${sk}`);
  const names = new Map<string, string>();
  const missing = references.map(({ path, resource, id }): Fields => {
    const row = at(rowKey.record(accountId, resource, id));
    if (!row) return { [path]: [{ code: 'not_found', message: noSuch(resource, id) }] };
    names.set(`${resource}#${id}`, String(row.name));
    return {};
  });
  const taken = claims.map(({ path, value }): Fields => {
    const holder = at(rowKey.unique(accountId, value));
    const isOwn = holder?.resource === self?.resource && holder?.id === self?.id;
    if (!holder || isOwn) return {};
    const message = `${capitalised(String(holder.resource))} ${holder.id} already has this value.`;
    return { [path]: [{ code: 'taken', message, id: holder.id }] };
  });
  const problems = mergeFields(...missing, ...taken);
  return { names, isContactBlocked: rows.some(({ blocked }) => blocked === true), problems };
}

/** The references among the fields that were sent, by the path of their field. */
export function sentReferences<R extends BaseRecord>(
  { references }: Resource<R>,
  body: object,
): SentReference[] {
  const targets = new Map(Object.entries(references));
  return Object.entries(body).flatMap(([path, id]) => {
    const target = targets.get(path);
    return target && typeof id === 'number' ? [{ path, resource: target, id }] : [];
  });
}
