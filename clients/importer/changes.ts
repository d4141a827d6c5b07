import equal from 'fast-deep-equal';
import { fieldsOf } from '#shared/fields/problems.ts';
import type { Column } from './columns.ts';
import type { Kind } from './kinds.ts';
import { comparablePlans } from './plan-cells.ts';
import type { ApiRecord } from './records-api.ts';
import type { ImportRow } from './rows.ts';
import { type Refusal, refusalOf, withoutReferences } from './validate.ts';

/**
 * The fields in which a row differs from its record. An empty cell changes nothing.
 */
export function changesOf(
  row: ImportRow,
  record: ApiRecord,
  { update }: Kind,
): { changes: Record<string, unknown> } | { refusal: Refusal } {
  const body = updateBodyOf(row);
  const result = update.schema.safeParse(withoutReferences(body, update));
  if (!result.success) return { refusal: refusalOf(fieldsOf(result.error)) };
  const changes = Object.entries(result.data).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const values = comparableField(field, value, record[field]);
    return equal(values[0], values[1]) ? [] : [[field, values[0]] as const];
  });
  // Only the service knows which record has a reference: it leaves unchanged what already matches.
  const references = Object.entries(body).filter(([name]) => update.references.own.has(name));
  return { changes: Object.fromEntries([...changes, ...references]) };
}

/** Finds what the service would refuse the changes of a row for, without asking it. */
export function validateChange(...of: Parameters<typeof changesOf>): Refusal | undefined {
  const difference = changesOf(...of);
  return 'refusal' in difference ? difference.refusal : undefined;
}

/** Keeps the name of a record over one that was derived from other columns. */
function updateBodyOf({ body, isNameDerived }: ImportRow): Record<string, unknown> {
  if (!isNameDerived) return body;
  const { name, ...others } = body;
  return others;
}

/** The value of a field in a row, and the stored one, in forms that can be compared. */
function comparableField(field: string, input: unknown, stored: unknown): [unknown, unknown] {
  if (field === 'custom_fields') return comparableCustomFields(input, stored);
  if (field === 'maintenance' && Array.isArray(input)) return comparablePlans(input, stored);
  return [input, stored];
}

/**
 * The custom fields to add, compared with an empty object: they are merged into the stored ones. A cell does
 * not say whether `5` is a number or a text, so values that read the same are the same.
 */
function comparableCustomFields(input: unknown, stored: unknown): [unknown, unknown] {
  const knownValues = new Map(Object.entries(stored ?? {}));
  const beyond = Object.entries(input ?? {}).filter(
    ([name, value]) => !knownValues.has(name) || String(knownValues.get(name)) !== String(value),
  );
  return [Object.fromEntries(beyond), {}];
}

/** The fields of columns that only a create takes: no update changes them. */
export function createOnlyFields(columns: readonly Column[], { create, update }: Kind): string[] {
  return columns.flatMap(({ field }) =>
    field !== undefined && field in create.knownFields && !(field in update.knownFields)
      ? [field]
      : [],
  );
}
