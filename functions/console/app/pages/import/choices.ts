import { canRead } from '#console/api/session.ts';
import { tableColumns } from '#console/pages/selection/item-table.ts';
import type { LocationField } from '#importer/columns.ts';
import type { CsvFile } from '#importer/csv-file.ts';
import type { DateOrder } from '#importer/dates.ts';
import { customNameOf } from '#importer/fields.ts';
import { refusedColumn } from '#importer/refused-file.ts';
import { fieldBySynonym, foldName } from '#importer/suggestions.ts';
import type { ImportKind } from './import-kinds.ts';

/** The target of a column: a field, the place that its cells name, or none (an empty text). */
export type Target = string;

/** Usual names of a column with each item's place, or with its home place. */
const placeWords: Readonly<Record<LocationField, readonly string[]>> = {
  location_id: [
    ...['location', 'place', 'room', 'storage'],
    ...['standort', 'lagerort', 'ort', 'raum'],
  ],
  home_location_id: ['homelocation', 'homeplace', 'stammplatz', 'heimatort'],
};

/** The targets of columns that name places, by the fields that they set. */
export const placeTargets: readonly (readonly [Target, LocationField, label: string])[] = [
  ['place', 'location_id', 'Place'],
  ['home_place', 'home_location_id', 'Home place'],
];

/** How the user wants a file to be imported. */
export interface Choices {
  /** The targets by the names of their columns. */
  targets: Readonly<Record<string, Target>>;
  /** Whether the day or the month comes first, if the dates of the file could mean either. */
  dates: DateOrder | '';
  changesKnown: boolean;
  createsPlaces: boolean;
}

/** The names of the columns that can have a target. */
export const columnsOf = ({ header }: CsvFile) =>
  header.filter((name) => name !== '' && name !== refusedColumn);

/** Makes column names unique: a second `Notes` becomes `Notes (2)`. */
export function withDistinctNames(table: CsvFile): CsvFile {
  const chosenColumns = new Set<string>();
  const header = table.header.map((name) => {
    if (name === '' || name === refusedColumn) return name;
    let distinct = name;
    for (let count = 2; chosenColumns.has(distinct); count += 1) distinct = `${name} (${count})`;
    chosenColumns.add(distinct);
    return distinct;
  });
  return { ...table, header };
}

/** The targets suggested for columns; no field is suggested twice. */
export function firstChoices(table: CsvFile, importKind: ImportKind): Choices {
  // Without a prototype: a column may have the name of a built-in property, such as `constructor`.
  const targets: Record<string, Target> = Object.create(null);
  for (const name of columnsOf(table)) {
    const guesses = [guessOf(name, importKind), customFieldOf(name, importKind), ''];
    const isFree = (target: Target) => target === '' || !Object.values(targets).includes(target);
    targets[name] ??= guesses.find((guess) => guess !== undefined && isFree(guess)) ?? '';
  }
  return { targets, dates: '', changesKnown: false, createsPlaces: true };
}

function guessOf(name: string, importKind: ImportKind): Target | undefined {
  const { names, find } = importKind.fields;
  const foldedName = foldName(name);
  const knownName = find(name)?.name;
  if (knownName) return knownName;
  const isItem = importKind.name === 'items';
  const [placeTarget] =
    placeTargets.find(([, field]) => placeWords[field].includes(foldedName)) ?? [];
  if (isItem && placeTarget) return hasPlaces(importKind) ? placeTarget : '';
  // Exports contain columns that nobody can set, such as the day of the next inspection.
  if (isItem && tableColumns.includes(name)) return '';
  const labelledField = names.find((field) => foldName(importKind.labelOf(field)) === foldedName);
  return labelledField ?? fieldBySynonym(name, names);
}

/** The custom field that a column can go to; exports call it `custom_fields.weight`. */
function customFieldOf(name: string, importKind: ImportKind): Target | undefined {
  const { find, custom } = importKind.fields;
  const knownName = find(name)?.name;
  return knownName !== undefined && customNameOf(knownName) !== undefined
    ? knownName
    : custom(name)?.name;
}

/** Whether cells can name places: the member may read them. */
const hasPlaces = ({ name }: ImportKind) => name === 'items' && canRead('content.locations');

/** The targets that a column can have, in the order of the form. */
export function targetsOf(
  name: string,
  importKind: ImportKind,
): (readonly [target: Target, label: string])[] {
  const { names } = importKind.fields;
  const own = customFieldOf(name, importKind);
  return [
    ['', 'Leave out'],
    ...placeTargets.flatMap(([target, , label]) =>
      hasPlaces(importKind) ? [[target, label] as const] : [],
    ),
    ...names
      .filter((field) => customNameOf(field) === undefined)
      .map((field) => [field, importKind.labelOf(field)] as const),
    ...(own === undefined ? [] : [[own, targetLabel(own, importKind)] as const]),
  ];
}

/** The label of a target, which may be a custom field or a place. */
export function targetLabel(target: Target, { labelOf }: ImportKind): string {
  const place = placeTargets.find(([name]) => name === target);
  if (place) return place[2];
  const own = customNameOf(target);
  return own === undefined ? labelOf(target) : `Custom field “${own}”`;
}
