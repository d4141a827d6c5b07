import { createHash } from 'node:crypto';
import type { Column } from './columns.ts';
import type { CsvFile } from './csv-file.ts';
import type { Refusal } from './items-api.ts';

/** A row as the item that it becomes. `reference`, its external_ref, knows it again. */
export interface ItemRow {
  line: number;
  reference: string;
  item: Record<string, unknown>;
}

const hashDigits = 12;
/** Leaves room for the hash in an external_ref of 200 characters. */
const longestFileName = 150;

/** The items of a file, in its order. */
export function itemRows(
  { header, rows }: CsvFile,
  columns: readonly (Column | undefined)[],
  fileName: string,
): ItemRow[] {
  const prefix = [...fileName].slice(0, longestFileName).join('');
  const seen = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const item = itemOf(cells, columns);
    if (typeof item.external_ref !== 'string') {
      const hash = `${prefix}#${hashOf(header, cells)}`;
      const count = (seen.get(hash) ?? 0) + 1;
      seen.set(hash, count);
      item.external_ref = count === 1 ? hash : `${hash}-${count}`;
    }
    // As the service keeps it, so that it is found among what is there.
    const reference = String(item.external_ref).normalize('NFC').trim();
    return { line, reference, item };
  });
}

function itemOf(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  const custom = new Map<string, unknown>();
  for (const [index, column] of columns.entries()) {
    const text = cells[index];
    if (!column || !text) continue;
    const { target, read } = column;
    if ('field' in target) fields.set(target.field, read(text));
    else custom.set(target.custom, read(text));
  }
  if (!fields.has('name')) {
    const parts = [fields.get('manufacturer'), fields.get('model')];
    const name = parts.filter((part) => part !== undefined).join(' ');
    if (name !== '') fields.set('name', name);
  }
  if (custom.size > 0) fields.set('custom_fields', Object.fromEntries(custom));
  return Object.fromEntries(fields);
}

/** Of what the row says, not of how it is mapped: another `--map` does not make it another row. */
function hashOf(header: readonly string[], cells: readonly string[]): string {
  const content = header.map((name, index) => [name, cells[index]]).filter(([, cell]) => cell);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, hashDigits);
}

/** The rows whose external_ref an earlier one has: which of them is meant, nobody can tell. */
export function duplicatesOf(rows: readonly ItemRow[]): { row: ItemRow; refusal: Refusal }[] {
  const lines = new Map<string, number>();
  return rows.flatMap((row) => {
    const first = lines.get(row.reference);
    if (first === undefined) {
      lines.set(row.reference, row.line);
      return [];
    }
    const message = `Line ${first} has the same external_ref.`;
    const fields = { external_ref: [{ code: 'taken', message }] };
    return [{ row, refusal: { code: 'validation_failed', message, fields } }];
  });
}
