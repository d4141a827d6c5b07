import type { Call } from '#shared/call.ts';
import { type FieldProblems, mergeFields, noSuch } from '#shared/errors.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Claim } from '#shared/resources/claim.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { findRowsByKey } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { capitalise } from '#shared/text.ts';
import type { Reference } from './history.ts';
import { type Names, nameKey } from './reference-names.ts';

/** A reference in a body: the path of the field, and the record. */
export interface BodyReference extends Reference {
  path: string;
}

/** The lookups of a write: references that must exist, and values that must be free. */
interface WriteReferences {
  references?: readonly BodyReference[];
  claims?: readonly Claim[];
  /** References whose names the answer shows, but which are not checked. */
  shown?: readonly Reference[];
  /** The record being written, which may already hold the claimed values. */
  self?: Reference;
}

export interface FoundReferences {
  names: Names;
  isContactBlocked: boolean;
  /** Missing references, and values that other records hold. */
  problems: FieldProblems;
}

/** Looks up in one read whether references exist and claims are free. */
export async function lookUpReferences(
  { caller: { accountId } }: Call,
  { references = [], claims = [], shown = [], self }: WriteReferences,
): Promise<FoundReferences> {
  const keyOf = ({ resource, id }: Reference) => rowKey.record(accountId, resource, id);
  const keys = [
    ...[...references, ...shown].map(keyOf),
    ...claims.map(({ value }) => rowKey.unique(accountId, value)),
  ];
  const attributes = ['id', 'resource', 'name', 'blocked'];
  const rowAt = await findRowsByKey(keys, { consistent: true, attributes });
  const foundReferences = [...references, ...shown].flatMap((reference) => {
    const row = rowAt(keyOf(reference));
    return row ? [{ ...reference, name: String(row.name) }] : [];
  });
  const names = new Map(
    foundReferences.map(({ resource, id, name }) => [nameKey(resource, id), name]),
  );
  const missingProblems = references.map(({ path, resource, id }): FieldProblems => {
    if (names.has(nameKey(resource, id))) return {};
    return { [path]: [{ code: 'not_found', message: noSuch(resource, id) }] };
  });
  const takenProblems = claims.map(({ path, value, noun }): FieldProblems => {
    const holder = rowAt(rowKey.unique(accountId, value));
    const isOwn = holder?.resource === self?.resource && holder?.id === self?.id;
    if (!holder || isOwn) return {};
    const message = `${capitalise(String(holder.resource))} ${holder.id} already has this ${noun}.`;
    return { [path]: [{ code: 'taken', message, id: holder.id }] };
  });
  const problems = mergeFields(...missingProblems, ...takenProblems);
  const isContactBlocked = references.some((one) => rowAt(keyOf(one))?.blocked === true);
  return { names, isContactBlocked, problems };
}

/** The references among the fields sent, with the paths of their fields. */
export function bodyReferences<R extends BaseRecord>(
  { references }: Resource<R>,
  body: object,
): BodyReference[] {
  return Object.entries(references).flatMap(([path, resource]) => {
    const id: unknown = Reflect.get(body, path);
    return typeof id === 'number' ? [{ path, resource, id }] : [];
  });
}
