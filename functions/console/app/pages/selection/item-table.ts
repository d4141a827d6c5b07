import type { Item, Location } from '#console/api/records.ts';
import type { FieldKind } from '#console/pages/item/field-kinds.ts';
import { type InputName, inputFields } from '#console/pages/item/fields.ts';
import { needsApostrophe } from '#importer/custom-cells.ts';
import { joinList } from '#importer/list-cells.ts';
import { joinPlans } from '#importer/plan-texts.ts';
import { foldUnique } from '#shared/text.ts';

/** The name of a place in a table; an import finds the same place by it. */
export type PlaceNames = (place: { id: number; name: string }) => string;

type Cell = string | number | boolean | null | undefined;

type ReadCell = (item: Item, nameOf: PlaceNames) => Cell;

const listedColumns: Record<string, ReadCell> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  unique_id: ({ unique_id }) => unique_id,
  type: ({ type }) => type,
  manufacturer: ({ manufacturer }) => manufacturer,
  model: ({ model }) => model,
  serial_number: ({ serial_number }) => serial_number,
  location: ({ location }, nameOf) => location && nameOf(location),
  home_location: ({ home_location }, nameOf) => home_location && nameOf(home_location),
  responsible_user_name: ({ responsible_user }) => responsible_user?.name,
  condition: ({ condition }) => condition,
  availability: ({ availability }) => availability,
  holder_name: ({ holder }) => holder?.name,
  due_time: ({ due_time }) => due_time,
  inventory_quantity: ({ inventory_enabled, inventory_quantity }) =>
    inventory_enabled ? inventory_quantity : null,
  acquisition_date: ({ acquisition_date }) => acquisition_date,
  acquisition_value: ({ acquisition_value }) => acquisition_value,
  supplier_name: ({ supplier }) => supplier?.name,
  next_inspection_on: ({ next_inspection_on }) => next_inspection_on,
  tags: ({ tags }) => joinList(tags),
  qr: ({ qr }) => joinList(qr),
  external_ref: ({ external_ref }) => external_ref,
  maintenance: ({ maintenance }) => joinPlans(maintenance),
};

/** A reference is a column only by its name, and so only where it is listed above. */
const referenceKinds: readonly FieldKind[] = ['place', 'member', 'contact'];

const formColumns = inputFields
  .filter(
    ([name, { kind }]) => !Object.hasOwn(listedColumns, name) && !referenceKinds.includes(kind),
  )
  .map(([name]): [string, ReadCell] => [name, (item) => valueCell(item[name])]);

/** The listed columns, and after them every other field of the form. */
const columns: Record<string, ReadCell> = { ...listedColumns, ...Object.fromEntries(formColumns) };

function valueCell(value: Item[InputName]): Cell {
  return Array.isArray(value) ? joinList(value) : value;
}

/** The columns of every exported table. */
export const tableColumns: readonly string[] = Object.keys(columns);

interface TableOptions {
  nameOf?: PlaceNames;
  /** Whether numbers have decimal commas, and cells semicolons between them, as some spreadsheets need it. */
  hasDecimalCommas?: boolean;
}

/** A CSV table of items, with the API's field names as headers. */
export function tableOf(
  items: readonly Item[],
  { nameOf = ({ name }) => name, hasDecimalCommas = false }: TableOptions = {},
): string {
  const delimiter = hasDecimalCommas ? ';' : ',';
  const quoted = (text: string) =>
    text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const numberOf = (value: Cell) =>
    typeof value === 'number' && hasDecimalCommas ? String(value).replace('.', ',') : undefined;
  const own = [...new Set(items.flatMap((item) => Object.keys(item.custom_fields)))].sort();
  const head = [...tableColumns, ...own.map((name) => `custom_fields.${name}`)];
  const lines = items.map((item) => [
    ...Object.values(columns)
      .map((read) => read(item, nameOf))
      .map((value) => numberOf(value) ?? textOf(value)),
    ...own
      .map((name) => item.custom_fields[name])
      .map((value) => numberOf(value) ?? customText(value)),
  ]);
  return [head.map((name) => textOf(name)), ...lines]
    .map((line) => line.map(quoted).join(delimiter))
    .join('\r\n');
}

/** Names places by their paths where several have the same name: `Depot / Shelf 1`, or `/ Shelf 1`. */
export function placeNames(places: readonly Location[]): PlaceNames {
  const byName = Map.groupBy(places, ({ name }) => foldUnique(name));
  return ({ id, name }) => {
    const namesakes = byName.get(foldUnique(name)) ?? [];
    const place = namesakes.find((one) => one.id === id);
    if (!place || namesakes.length === 1) return name;
    return place.path === place.name ? `/ ${name}` : place.path;
  };
}

/** A spreadsheet would run such a text as a formula. An import removes the apostrophe. */
const isFormula = (text: string) => /^'*[=+\-@\t\r]/.test(text);

function textOf(value: Cell, needsGuard = isFormula): string {
  const plain = value === null || value === undefined ? '' : String(value);
  return typeof value === 'string' && needsGuard(plain) ? `'${plain}` : plain;
}

/** Texts such as 42 and true have an apostrophe, or an import would read a number, or true. */
const customText = (value: Cell) =>
  textOf(value, (text) => isFormula(text) || needsApostrophe(text));
