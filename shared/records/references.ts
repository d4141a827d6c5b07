import type { Author } from '#shared/call.ts';
import type { Names } from '#shared/domain/names.ts';
import { ApiError, type Fields } from '#shared/errors.ts';
import type { Claim } from '#shared/resources/claim.ts';
import type { BaseRecord, Resource, ResourceName } from '#shared/resources/resource.ts';
import { getRows } from '#shared/table/read.ts';
import { type Key, rowKey } from '#shared/table/rows.ts';

export interface Reference {
  resource: ResourceName;
  id: number;
}

/** All that the records refer to. */
export function referencesOf<R extends BaseRecord>(
  resource: Resource<R>,
  records: readonly R[],
): Reference[] {
  const fields = Object.entries<ResourceName | undefined>(resource.references);
  return records.flatMap((record) => {
    const values = new Map<string, unknown>(Object.entries(record));
    return fields.flatMap(([field, target]) => {
      const id = values.get(field);
      return target && typeof id === 'number' ? [{ resource: target, id }] : [];
    });
  });
}

/** The names of these records; deleted ones still have theirs. */
export async function readNames(caller: Author, references: readonly Reference[]): Promise<Names> {
  const names = new Map<string, string>();
  await addNames(caller, references, rowKey.record, names);
  const missing = references.filter(({ resource, id }) => !names.has(`${resource}#${id}`));
  if (missing.length > 0) await addNames(caller, missing, rowKey.deleted, names);
  return names;
}

async function addNames(
  caller: Author,
  references: readonly Reference[],
  keyOf: (account: number, resource: ResourceName, id: number) => Key,
  names: Map<string, string>,
): Promise<void> {
  const wanted = new Map(
    references.map(({ resource, id }) => {
      const key = keyOf(caller.accountId, resource, id);
      return [`${key.pk}\n${key.sk}`, { key, name: `${resource}#${id}` }];
    }),
  );
  const rows = await getRows(
    [...wanted.values()].map(({ key }) => key),
    { attributes: ['name'] },
  );
  for (const row of rows) {
    const name = wanted.get(`${row.pk}\n${row.sk}`)?.name;
    if (name) names.set(name, String(row.name));
  }
}

/** What a body refers to: the path of the field, and the record. */
export interface SentReference extends Reference {
  path: string;
}

/** What has to be held against the store before a write. */
export interface Judged {
  references: readonly SentReference[];
  claims: readonly Claim[];
  /** The record that is written, which may hold the claimed values itself. */
  self?: Reference;
  /** What is wrong with the merged record already. */
  problems?: Fields;
}

/** What the store says of what a write refers to and claims. */
export interface Examined {
  /** The names of what is referred to. */
  names: Names;
  /** Whether a contact that is referred to is blocked. */
  isContactBlocked: boolean;
  fields: Fields;
}

/** Looks up in one read whether every reference exists, and whether others hold the claims. */
export async function examine(caller: Author, judged: Judged): Promise<Examined> {
  const { accountId } = caller;
  const keys = [
    ...judged.references.map(({ resource, id }) => rowKey.record(accountId, resource, id)),
    ...judged.claims.map(({ value }) => rowKey.unique(accountId, value)),
  ];
  const attributes = ['id', 'resource', 'name', 'blocked'];
  const rows = await getRows(keys, { consistent: true, attributes });
  const found = new Map(rows.map((row) => [`${row.pk}\n${row.sk}`, row]));
  const at = ({ pk, sk }: Key) => found.get(`${pk}\n${sk}`);
  const fields: Fields = { ...judged.problems };
  const names = new Map<string, string>();
  for (const { path, resource, id } of judged.references) {
    const row = at(rowKey.record(accountId, resource, id));
    if (row) names.set(`${resource}#${id}`, String(row.name));
    else fields[path] = [{ code: 'not_found', message: `There is no ${resource} ${id}.` }];
  }
  for (const { path, value } of judged.claims) {
    const holder = at(rowKey.unique(accountId, value));
    if (!holder || (holder.resource === judged.self?.resource && holder.id === judged.self?.id))
      continue;
    const message = `The ${holder.resource} ${holder.id} has this value.`;
    fields[path] = [{ code: 'taken', message, id: holder.id }];
  }
  return { names, isContactBlocked: rows.some(({ blocked }) => blocked === true), fields };
}

/** Refuses what has problems, all of them at once, as `validation_failed`. */
export function refuseProblems(fields: Fields): void {
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', { fields });
}

/** Refuses a write whose references or claims do not hold. */
export async function judge(caller: Author, judged: Judged): Promise<Names> {
  const { names, fields } = await examine(caller, judged);
  refuseProblems(fields);
  return names;
}

/** The references among the fields that were sent, by the path of their field. */
export function sentReferences<R extends BaseRecord>(
  resource: Resource<R>,
  body: object,
): SentReference[] {
  const targets = new Map(Object.entries<ResourceName | undefined>(resource.references));
  return Object.entries(body).flatMap(([path, id]) => {
    const target = targets.get(path);
    return target && typeof id === 'number' ? [{ path, resource: target, id }] : [];
  });
}
