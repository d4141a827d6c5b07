import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord, Named } from '#shared/fields/record.ts';
import { nameOfReference } from '#shared/fields/stored.ts';
import type { Resource } from '#shared/resources/resource.ts';

/** Names of records by `nameKey`. */
export type Names = ReadonlyMap<string, string>;

export function nameKey(resource: ResourceName, id: number): string {
  return `${resource}#${id}`;
}

/** The name of a record; empty where it is not known. */
export function recordName(names: Names, resource: ResourceName, id: number): string {
  return names.get(nameKey(resource, id)) ?? '';
}

/** The id and name of a reference, or null without one. */
export function namedReference(
  names: Names,
  resource: ResourceName,
  id: number | null,
): Named | null {
  return id === null ? null : { id, name: recordName(names, resource, id) };
}

type NamedReferences<R> = {
  [K in keyof R as K extends `${infer Name}_id`
    ? R[K] extends number | null
      ? Name
      : never
    : never]: Named | null;
};

/** `x: {id, name}` for each reference `x_id` of a record. */
export function namedReferences<R extends BaseRecord>(
  resource: Resource<R>,
  record: R,
  names: Names,
): NamedReferences<R> {
  const named: Record<string, Named | null> = {};
  for (const [field, target] of Object.entries(resource.references)) {
    const id: unknown = Reflect.get(record, field);
    const knownId = typeof id === 'number' ? id : null;
    named[nameOfReference(field)] = namedReference(names, target, knownId);
  }
  // The references of a record are the fields with this suffix.
  return named as NamedReferences<R>;
}
