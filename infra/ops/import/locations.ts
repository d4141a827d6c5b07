import { foldUnique } from '#shared/text.ts';
import { type Refusal, refusalOf } from './judge.ts';
import type { RecordsApi } from './records-api.ts';
import type { ImportRow } from './rows.ts';
import { closest, hintOf } from './suggestions.ts';

/** The locations of an account, by their names. */
export interface Locations {
  ids: Map<string, number>;
  names: string[];
}

/** Names are compared as the service compares them to keep them unique. */
const keyOf = (name: string) => foldUnique(name);

/** Reads the locations that the names in a location column can stand for. */
export async function readLocations(api: RecordsApi): Promise<Locations> {
  const records = await api.readAll('locations');
  return {
    ids: new Map(records.map(({ id, name }) => [keyOf(name), id])),
    names: records.map(({ name }) => name),
  };
}

/** The names of a file that no location has, each once. */
export function missingLocations(rows: readonly ImportRow[], { ids }: Locations): string[] {
  const names = rows.flatMap(({ locationName }) =>
    locationName === undefined || ids.has(keyOf(locationName)) ? [] : [locationName],
  );
  return [...new Map(names.map((name) => [keyOf(name), name])).values()];
}

/** Creates locations. One that is refused is missing afterwards still, and its rows say why. */
export async function createLocations(
  api: RecordsApi,
  names: readonly string[],
): Promise<Map<string, Refusal>> {
  const refused = new Map<string, Refusal>();
  for (const name of names) {
    const refusal = await api.create('locations', { name });
    if (refusal) refused.set(keyOf(name), refusal);
  }
  return refused;
}

/** A row with the id of its location; why it has none where there is no such location. */
export function placeRow(
  row: ImportRow,
  { ids, names }: Locations,
  refusals: ReadonlyMap<string, Refusal>,
): { row: ImportRow } | { refusal: Refusal } {
  if (row.locationName === undefined) return { row };
  const key = keyOf(row.locationName);
  const id = ids.get(key);
  if (id !== undefined) return { row: { ...row, body: { ...row.body, location_id: id } } };
  const refused = refusals.get(key);
  if (refused) {
    const fields = { location_id: Object.values(refused.fields).flat() };
    return { refusal: { ...refused, fields } };
  }
  const hint = hintOf(closest(row.locationName, names));
  const message = `There is no such location.${hint} Add --create-locations to make it.`;
  return { refusal: refusalOf({ location_id: [{ code: 'not_found', message }] }) };
}
