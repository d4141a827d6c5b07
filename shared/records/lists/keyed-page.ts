import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Resource } from '#shared/records/resource.ts';
import { idKey } from '#shared/table/sort-key.ts';
import { cutPage } from './cursor.ts';
import type { Entry, Page } from './pages.ts';

/** A place in a list: the record that stands there, and the key that it stands at. */
export interface Place {
  id: number;
  key: string;
}

/** The place of a record in a list that is ordered by the ids. */
export const placeById = (id: number): Place => ({ id, key: idKey(id) });

/** The records of the first of some places in a list. */
export async function readPlaces<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  places: readonly Place[],
  limit: number,
): Promise<Omit<Page<R>, 'total'>> {
  const { entries, lastKey } = cutPage(places, limit);
  return { entries: await recordsAt(call, resource, entries), lastKey };
}

/** The records that stand at some places; none where a record is gone. */
export async function recordsAt<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  places: readonly Place[],
): Promise<Entry<R>[]> {
  const ids = places.map(({ id }) => id);
  const records = await findRecords(call, resource, ids);
  const found = new Map(records.map((record) => [record.id, record]));
  return places.flatMap(({ id, key }) => {
    const record = found.get(id);
    return record ? [{ record, key }] : [];
  });
}
