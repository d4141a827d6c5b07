import type { ResourceName } from '#shared/resources/resource.ts';

/** A record by its id and name, as answers show what they refer to. */
export interface Named {
  id: number;
  name: string;
}

/** The names of records, by `<resource>#<id>`. */
export type Names = ReadonlyMap<string, string>;

/** What a reference shows: its id and name, or null where there is none. */
export function named(names: Names, resource: ResourceName, id: number | null): Named | null {
  return id === null ? null : { id, name: names.get(`${resource}#${id}`) ?? '' };
}
