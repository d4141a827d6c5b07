import type { FieldProblem } from '#shared/errors.ts';
import { foldUnique } from '#shared/text.ts';
import type { ApiRecord, RecordsApi } from './records-api.ts';
import type { ImportRow } from './rows.ts';
import { closest, hintOf } from './suggestions.ts';
import { type Refusal, refusalOf } from './validate.ts';

/** The locations of an account. */
export interface Locations {
  records: readonly ApiRecord[];
  /** Those that a text names: by their name, otherwise by their path. */
  find: (text: string) => ApiRecord[];
  /** The only one at the end of a path. */
  findPath: (parts: readonly string[]) => ApiRecord | undefined;
  /** The names by which rows can refer to it. */
  names: string[];
}

/** Names are compared as the service compares them to keep them unique. */
const keyOf = (name: string) => foldUnique(name);
/** The names of a path such as `HQ / Room 2`, the root first; `/ Room 2` is a root. */
const partsOf = (text: string) =>
  text
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const pathKeyOf = (parts: readonly string[]) => parts.map(keyOf).join('/');
const keyOfText = (text: string) => pathKeyOf(partsOf(text));

/** Reads the locations that the texts in a location column may name. */
export async function readLocations(api: RecordsApi): Promise<Locations> {
  const records = await api.readAll('locations');
  const byName = Map.groupBy(records, ({ name }) => keyOf(name));
  const byPath = Map.groupBy(records, ({ path }) => keyOfText(String(path)));
  return {
    records,
    find: (text) => byName.get(keyOf(text)) ?? byPath.get(keyOfText(text)) ?? [],
    findPath: (parts) => {
      const [location, ...others] = byPath.get(pathKeyOf(parts)) ?? [];
      return others.length === 0 ? location : undefined;
    },
    names: records.flatMap(({ name, path }) => [name, String(path)]),
  };
}

/** The names from the root to each location to create, by its key. Parents come before their children. */
export type MissingLocations = ReadonlyMap<string, readonly string[]>;

/**
 * The locations that rows name and that do not exist, with the parents of paths such as `A / B`. `A/B` is a path
 * only if `A` exists or is created; otherwise it is a single name.
 */
export function missingLocations(
  rows: readonly ImportRow[],
  locations: Locations,
): MissingLocations {
  const names = rows.flatMap(({ locationNames }) => [...locationNames.values()]);
  const texts = names.filter((name) => locations.find(name).length === 0);
  const missing = new Map<string, readonly string[]>();
  const isThere = (parts: readonly string[]) =>
    parts.length === 0 || locations.findPath(parts) || missing.has(pathKeyOf(parts));
  for (const text of texts.toSorted((a, b) => partsOf(a).length - partsOf(b).length)) {
    const parts = partsOf(text);
    const isPath = text.includes(' / ');
    if (parts.length === 0 || missing.has(pathKeyOf(parts))) continue;
    if (isPath) {
      for (let depth = 1; depth < parts.length; depth += 1) {
        const above = parts.slice(0, depth);
        if (!isThere(above)) missing.set(pathKeyOf(above), above);
      }
    }
    if (isThere(parts.slice(0, -1))) missing.set(pathKeyOf(parts), parts);
    else if (!isPath) missing.set(pathKeyOf(parts), [text]);
  }
  return new Map([...missing].toSorted(([, one], [, other]) => one.length - other.length));
}

/** A row without the locations that are to be created. */
export function withoutMissing(row: ImportRow, missing: MissingLocations): ImportRow {
  const locationNames = [...row.locationNames].filter(([, name]) => !missing.has(keyOfText(name)));
  return { ...row, locationNames: new Map(locationNames) };
}

/** Creates missing locations. Returns all that exist afterwards, and why others were refused. */
export async function createLocations(
  api: RecordsApi,
  missing: MissingLocations,
  knownLocations: Locations,
): Promise<{ locations: Locations; refusals: Map<string, Refusal> }> {
  const refusals = new Map<string, Refusal>();
  let locations = knownLocations;
  for (const [, paths] of Map.groupBy(missing, ([, parts]) => parts.length)) {
    for (const [key, parts] of paths) {
      const parent = parts.length === 1 ? null : locations.findPath(parts.slice(0, -1));
      // The parent was refused.
      if (parent === undefined) continue;
      const body = { name: parts.at(-1), parent_id: parent?.id ?? null };
      const refusal = await api.create('locations', body);
      if (refusal) refusals.set(key, refusal);
    }
    // Another import may have created some of them meanwhile.
    locations = await readLocations(api);
  }
  return { locations, refusals };
}

/** Details for the message about a location that was not found. */
interface PlacingHelp {
  /** Why locations could not be created, by their keys. */
  refusals: ReadonlyMap<string, Refusal>;
  /** A sentence that says how to have missing locations created. */
  howToCreate: string;
}

/** A row with the ids of its locations, or a refusal if a text names no location or several. */
export function placeRow(
  row: ImportRow,
  locations: Locations,
  { refusals, howToCreate }: PlacingHelp,
): { row: ImportRow } | { refusal: Refusal } {
  const body = { ...row.body };
  const problems: Refusal['fields'] = {};
  let refusal = refusalOf({});
  for (const [field, name] of row.locationNames) {
    const [location, ...others] = locations.find(name);
    const refusalOfName = refusalOfPath(name, refusals);
    if (location && others.length === 0) body[field] = location.id;
    else if (location) problems[field] = [ambiguous([location, ...others])];
    else if (refusalOfName) {
      refusal = refusalOfName;
      problems[field] = Object.values(refusalOfName.fields).flat();
    } else problems[field] = [notFound(name, locations, howToCreate)];
  }
  if (Object.keys(problems).length === 0) return { row: { ...row, body } };
  return { refusal: { ...refusal, fields: problems } };
}

const maxPathsShown = 5;

function ambiguous(locations: readonly ApiRecord[]): FieldProblem {
  // A path of one name differs from the name by its slash.
  const paths = locations.map(({ name, path }) => (path === name ? `“/ ${name}”` : `“${path}”`));
  const shownPaths = paths.slice(0, maxPathsShown).join(', ');
  const message = `${paths.length} locations have this name. Name one by its path: ${shownPaths}.`;
  return { code: 'invalid_value', message };
}

function notFound(text: string, { names }: Locations, howToCreate: string): FieldProblem {
  const message = `There is no such location.${hintOf(closest(text, names))} ${howToCreate}`;
  return { code: 'not_found', message };
}

/** Why a location could not be created: it was refused, or one of those above it. */
function refusalOfPath(text: string, refusals: ReadonlyMap<string, Refusal>): Refusal | undefined {
  const parts = partsOf(text);
  const keys = parts.map((_, index) => pathKeyOf(parts.slice(0, index + 1)));
  return keys.map((key) => refusals.get(key)).find((refusal) => refusal !== undefined);
}
