import { foldUnique } from '#shared/text.ts';
import type { Kind } from './kinds.ts';
import type { ApiRecord, RecordsApi } from './records-api.ts';
import type { ImportRow } from './rows.ts';

/** The record of a row, where it is there already. */
export type FindExisting = (row: ImportRow) => ApiRecord | undefined;

/** Reads what is there, to find it by its external_ref, compared as the service does. */
export async function readExisting(api: RecordsApi, { plural }: Kind): Promise<FindExisting> {
  return existingAmong(await api.readAll(plural));
}

/** Finds the record of a row among those that are there. */
export function existingAmong(records: readonly ApiRecord[]): FindExisting {
  const byReference = new Map(
    records.flatMap((record) => {
      const { external_ref: ref } = record;
      return ref === null ? [] : [[foldUnique(ref), record] as const];
    }),
  );
  return ({ reference }) => byReference.get(foldUnique(reference));
}
