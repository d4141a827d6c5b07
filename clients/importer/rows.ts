import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CellFormat } from './cells.ts';
import {
  type Column,
  type LocationColumns,
  type LocationField,
  locationFields,
} from './columns.ts';
import type { CsvFile } from './csv-file.ts';
import { customNameOf } from './fields.ts';
import type { Kind } from './kinds.ts';
import { refusedColumn } from './refused-file.ts';

/** A row and the record it becomes. `reference` is its external_ref, by which a later import finds the record. */
export interface ImportRow {
  line: number;
  cells: readonly string[];
  reference: string;
  body: Record<string, unknown>;
  /** Whether the name was made from other columns. Such a name is only given to new records. */
  isNameDerived: boolean;
  /** The names or paths in the location columns, by their fields. */
  locationNames: ReadonlyMap<LocationField, string>;
}

/** How the cells of a file are read. */
interface RowPlan {
  kind: Kind;
  columns: readonly Column[];
  format: CellFormat;
  locationColumns: LocationColumns;
  fileName: string;
}

const hashDigits = 12;
/** Leaves space for the hash in an external_ref of 200 characters. */
const longestFileName = 150;

/** The apostrophe that exports put before what a spreadsheet would run as a formula. */
const formulaGuard = /^'(?='*[=+\-@\t\r])/;

/** The records of a file, in its order. */
export function readRows({ header, rows }: CsvFile, plan: RowPlan): ImportRow[] {
  const prefix = [...plan.fileName].slice(0, longestFileName).join('');
  const isNameDerived = !hasName(plan.columns);
  const counts = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const body = bodyOf(cells, plan);
    if (typeof body.external_ref !== 'string') {
      const hash = `${prefix}#${hashOf(header, cells)}`;
      const count = (counts.get(hash) ?? 0) + 1;
      counts.set(hash, count);
      body.external_ref = count === 1 ? hash : `${hash}-${count}`;
    }
    // As the service stores it, so that an existing record is found.
    const reference = String(body.external_ref).normalize('NFC').trim();
    return { line, cells, reference, isNameDerived, ...withoutLocations(body, plan) };
  });
}

/** A body without the names of locations, which are replaced by numbers later. */
function withoutLocations(body: Record<string, unknown>, { locationColumns }: RowPlan) {
  const others = { ...body };
  const locationNames = new Map<LocationField, string>();
  for (const field of locationFields) {
    const name = body[field];
    if (locationColumns[field] === undefined || typeof name !== 'string') continue;
    locationNames.set(field, name);
    delete others[field];
  }
  return { body: others, locationNames };
}

function bodyOf(cells: readonly string[], { kind, columns, format }: RowPlan) {
  const fields = new Map<string, unknown>();
  const custom = new Map<string, unknown>();
  for (const [index, { field, read }] of columns.entries()) {
    const cell = cells[index];
    const text = cell?.replace(formulaGuard, '');
    if (field === undefined || !text) continue;
    const customName = customNameOf(field);
    if (customName === undefined) fields.set(field, read(text, format));
    else custom.set(customName, text === cell ? read(text, format) : text);
  }
  if (!hasName(columns)) {
    const parts = kind.namedBy.map((field) => fields.get(field));
    const name = parts.filter((part) => part !== undefined).join(' ');
    if (name !== '') fields.set('name', name);
  }
  if (custom.size > 0) fields.set('custom_fields', Object.fromEntries(custom));
  return Object.fromEntries(fields);
}

const hasName = (columns: readonly Column[]) => columns.some(({ field }) => field === 'name');

/** A hash of the row's content, not of its mapping: another `--map` does not make it another row. */
function hashOf(header: readonly string[], cells: readonly string[]): string {
  const content = header
    .map((name, index) => [name, cells[index]])
    .filter(([name, cell]) => cell && name !== refusedColumn);
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(content)))).slice(0, hashDigits);
}
