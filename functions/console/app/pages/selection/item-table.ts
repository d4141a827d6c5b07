import type { Item } from '#console/api/records.ts';

/** The separator that `ops import` reads: tags and labels may contain commas. */
const listSeparator = '; ';

const columns: Record<string, (item: Item) => string | number | boolean | null | undefined> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  unique_id: ({ unique_id }) => unique_id,
  type: ({ type }) => type,
  manufacturer: ({ manufacturer }) => manufacturer,
  model: ({ model }) => model,
  serial_number: ({ serial_number }) => serial_number,
  location: ({ location }) => location?.name,
  home_location: ({ home_location }) => home_location?.name,
  condition: ({ condition }) => condition,
  availability: ({ availability }) => availability,
  due_time: ({ due_time }) => due_time,
  inventory_quantity: ({ inventory_enabled, inventory_quantity }) =>
    inventory_enabled ? inventory_quantity : null,
  acquisition_date: ({ acquisition_date }) => acquisition_date,
  acquisition_value: ({ acquisition_value }) => acquisition_value,
  next_inspection_on: ({ next_inspection_on }) => next_inspection_on,
  tags: ({ tags }) => tags.join(listSeparator),
  qr: ({ qr }) => qr.join(listSeparator),
  external_ref: ({ external_ref }) => external_ref,
  description: ({ description }) => description,
};

/** The columns of every exported table. */
export const tableColumns: readonly string[] = Object.keys(columns);

/** A CSV table of items, with the API's field names as headers. */
export function tableOf(items: readonly Item[]): string {
  const own = [...new Set(items.flatMap((item) => Object.keys(item.custom_fields)))].sort();
  const head = [...tableColumns, ...own.map((name) => `custom_fields.${name}`)];
  const lines = items.map((item) => [
    ...Object.values(columns).map((read) => read(item)),
    ...own.map((name) => item.custom_fields[name]),
  ]);
  return [head, ...lines].map((line) => line.map(cellOf).join(',')).join('\r\n');
}

function cellOf(value: string | number | boolean | null | undefined): string {
  const plain = value === null || value === undefined ? '' : String(value);
  // A spreadsheet would run such a text as a formula. An import removes the apostrophe.
  const text = typeof value === 'string' && /^'*[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
