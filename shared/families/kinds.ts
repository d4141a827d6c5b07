import { families, type ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { kindOf, type RecordKind } from '#shared/records/kind.ts';
import type { Resource } from '#shared/resources/resource.ts';

/** Every kind of record that is stored as one, by the `entity` of its rows. */
export const recordKinds: ReadonlyMap<string, RecordKind> = new Map(
  await Promise.all(
    Object.entries(families).flatMap(([family, { record }]) => kindIn(family, record)),
  ),
);

/** The kind that the `record.ts` of a family exports under the name of its records. */
function kindIn(family: string, name: ResourceName | null): Promise<[string, RecordKind]>[] {
  // Notices are no records: they are written once, and end by themselves.
  if (!name || name === 'notification') return [];
  return [readKind(family, name)];
}

async function readKind(family: string, name: ResourceName): Promise<[string, RecordKind]> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ `./${family}/record.ts`);
  return [name, kindOf(module[name] as Resource<BaseRecord>)];
}
