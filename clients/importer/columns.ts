import { ApiError, type FieldProblem } from '#shared/errors.ts';
import type { CellReader } from './cells.ts';
import { type DatesReader, noDates } from './dates.ts';
import { type ColumnTarget, type KindFields, kindFields } from './fields.ts';
import type { Kind } from './kinds.ts';
import { refusedColumn } from './refused-file.ts';
import { closest, foldName, hintOf } from './suggestions.ts';

/** The field of a column, and how its cells are read. */
export interface Column {
  /** As the header has it. */
  name: string;
  /** The field of the API; undefined where the column is left out. */
  field: string | undefined;
  read: CellReader;
  datesOf: DatesReader;
  /** Whether somebody said that it is left out, or where it goes. */
  isDecided: boolean;
  /** The field that a column may have been meant for, where it goes to none. */
  didYouMean: string | undefined;
}

/** The field of a column, by the column's name: empty to ignore the column, undefined if the user gave none. */
export type MapEntry = readonly [column: string, field: string | undefined];

/** The options of an import about its columns. */
interface ColumnOptions {
  map: readonly MapEntry[];
  locationColumns: LocationColumns;
  /** Whether rows may be of records that have a name already. */
  update: boolean;
}

/** The fields that may contain names of locations. */
export const locationFields = ['location_id', 'home_location_id'] as const;
export type LocationField = (typeof locationFields)[number];
/** The columns that have names of locations, by their fields. */
export type LocationColumns = { readonly [field in LocationField]?: string | undefined };

const readText: CellReader = (text) => text;

/**
 * Finds the field of each column: the one in `map`, or the field with its name, or else a custom field with its
 * name.
 * @throws ApiError `validation_failed` that names everything wrong with the header and the options.
 */
export function planColumns(
  header: readonly string[],
  kind: Kind,
  { map, locationColumns, update }: ColumnOptions,
): Column[] {
  const fields = kindFields(kind);
  const { targets, problems } = readMap(header, map, fields);
  for (const field of locationFields) {
    const column = locationColumns[field];
    if (column === undefined) continue;
    const name = findColumn(header, column);
    if (name === undefined) problems.push(noColumn(header, column));
    else targets.set(name, { name: field, read: readText, datesOf: noDates });
  }
  const columns = header.map((name) => columnOf(name, targets, fields));
  problems.push(...sharedFieldProblems(columns));
  if (problems.length > 0) throw new ApiError('validation_failed', { fields: { map: problems } });
  if (!update) assertNamed(columns, kind);
  return columns;
}

type Targets = Map<string, ColumnTarget | undefined>;

function readMap(header: readonly string[], entries: readonly MapEntry[], fields: KindFields) {
  const targets: Targets = new Map();
  const problems: FieldProblem[] = [];
  const refuse = (code: FieldProblem['code'], message: string) => problems.push({ code, message });
  for (const [column, target] of entries) {
    const field = target ? fields.find(target) : undefined;
    const name = findColumn(header, column);
    if (target === undefined) refuse('invalid_value', `${column} is not of the form column=field.`);
    if (name === undefined) problems.push(noColumn(header, column));
    else targets.set(name, field);
    if (target && !field) {
      refuse('not_found', `There is no field ${target}.${hintOf(fields.closest(target))}`);
    }
  }
  return { targets, problems };
}

/** The column of a name, exactly or else without case, spaces and underscores. */
function findColumn(header: readonly string[], name: string): string | undefined {
  const columnName = name.trim();
  if (header.includes(columnName)) return columnName;
  return header.find((column) => foldName(column) === foldName(columnName));
}

function noColumn(header: readonly string[], name: string): FieldProblem {
  const columnName = name.trim();
  const message = `There is no column ${columnName}.${hintOf(closest(columnName, header))}`;
  return { code: 'not_found', message };
}

/** The question whether a column was meant to go to a field; empty where none looks like it. */
export function mapHint(columns: readonly Column[], field: string): string {
  const likely = columns.find(({ didYouMean }) => didYouMean === field);
  return hintOf(likely && `--map '${likely.name}=${field}'`);
}

function columnOf(name: string, targets: Targets, fields: KindFields): Column {
  const isLeftOut = name === '' || name === refusedColumn;
  const knownField = targets.get(name) ?? fields.find(name);
  const isDecided = targets.has(name) || isLeftOut;
  const field = isDecided ? targets.get(name) : (knownField ?? fields.custom(name));
  return {
    name,
    field: field?.name,
    read: field?.read ?? readText,
    datesOf: field?.datesOf ?? noDates,
    isDecided,
    didYouMean: isDecided || knownField ? undefined : fields.closest(name),
  };
}

function sharedFieldProblems(columns: readonly Column[]): FieldProblem[] {
  const columnOfField = new Map<string, string>();
  return columns.flatMap(({ name, field }) => {
    if (field === undefined) return [];
    const other = columnOfField.get(field);
    columnOfField.set(field, name);
    if (other === undefined) return [];
    const message = `The columns ${other} and ${name} both go to ${field}.`;
    return [{ code: 'invalid_value', message }];
  });
}

/** Without a name, every row would be refused: nothing is gained by trying. */
function assertNamed(columns: readonly Column[], { singular, namedBy }: Kind): void {
  const fields = new Set(columns.map(({ field }) => field));
  if (['name', ...namedBy].some((field) => fields.has(field))) return;
  const hint = mapHint(columns, 'name');
  const names = columns.map(({ name }) => name).join(', ');
  const message = `No column gives the name, which every ${singular} needs.${hint} The columns are ${names}.`;
  throw new ApiError('validation_failed', { fields: { name: [{ code: 'required', message }] } });
}
