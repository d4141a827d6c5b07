import type { AccountScope } from '#shared/call.ts';
import { ApiError, type FieldProblem, type FieldProblems, withFields } from '#shared/errors.ts';
import type { ReferenceFields } from '#shared/fields/field.ts';
import { externalRef } from '#shared/fields/texts.ts';
import { largestNumber } from '#shared/fields/values.ts';
import { uniqueValue } from '#shared/resources/claim.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { meansNull } from '#shared/text.ts';

/** More than any valid body has; a longer one is refused for its length. */
const maxNames = 200;
const referenceSchema = externalRef().schema;

/** An id that no record has: ids have twelve digits at most. */
const unusedId = largestNumber;

/** A record that a body names by external reference. */
interface NamedRecord {
  path: string;
  idPath: string;
  target: string;
  reference: string;
}

export interface ExchangedBody {
  body: unknown;
  /** Moves the problems of an error to the fields that the client sent. */
  atBodyFields: (error: unknown) => unknown;
}

/**
 * Exchanges the external references in a body for the ids of the records that have them, with one read.
 * References that are not valid stay, for the schema to refuse.
 */
export async function resolveExternalRefs(
  { caller: { accountId } }: AccountScope,
  body: unknown,
  fields: ReferenceFields,
): Promise<ExchangedBody> {
  const namedRecords: NamedRecord[] = [];
  // First pass: collects the references.
  withIds(body, fields, (one) => {
    namedRecords.push(one);
    return unusedId;
  });
  const keyOf = ({ target, reference }: NamedRecord) =>
    rowKey.unique(accountId, uniqueValue(`${target}.external_ref`, reference));
  const keys = namedRecords.slice(0, maxNames).map(keyOf);
  const rows = keys.length > 0 ? await findRows(keys, { consistent: true }) : [];
  const holders = new Map(rows.map((row) => [row.sk, Number(row.id)]));
  const idOf = (one: NamedRecord) => holders.get(keyOf(one).sk) ?? unusedId;
  return {
    body: withIds(body, fields, idOf),
    atBodyFields: (error) =>
      namedRecords.length > 0 ? withReferencePaths(error, namedRecords, idOf) : error,
  };
}

/** A value with an id in place of each reference, unless the id is there as well. */
function withIds(
  value: unknown,
  fields: ReferenceFields,
  idOf: (one: NamedRecord) => number,
  prefix = '',
): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, at) => withIds(entry, fields, idOf, `${prefix}${at}.`));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    const path = `${prefix}${name}`;
    const { idField = '', target = '' } = fields.own.get(name) ?? {};
    const isBesideId = Object.hasOwn(value, idField);
    // Next to an id, such a reference is ignored.
    if (idField !== '' && meansNull(one)) return isBesideId ? [] : [[idField, null]];
    if (idField !== '' && !isBesideId) {
      const { data: reference } = referenceSchema.safeParse(one);
      const idPath = `${prefix}${idField}`;
      if (reference !== undefined) return [[idField, idOf({ path, idPath, target, reference })]];
    }
    const below = fields.nested.get(name);
    return [[name, below ? withIds(one, below, idOf, `${path}.`) : one]];
  });
  return Object.fromEntries(entries);
}

function withReferencePaths(
  error: unknown,
  namedRecords: readonly NamedRecord[],
  idOf: (one: NamedRecord) => number,
): unknown {
  if (!(error instanceof ApiError)) return error;
  const byId = new Map(namedRecords.map((one) => [one.idPath, one]));
  const entries = Object.entries(error.fields).map(([path, problems]) => {
    const one = byId.get(path);
    if (!one) return [path, problems] as const;
    if (idOf(one) !== unusedId) return [one.path, problems] as const;
    return [one.path, problems.map((it) => unknownReference(it, one))] as const;
  });
  return withFields(error, Object.fromEntries(entries) as FieldProblems);
}

function unknownReference(problem: FieldProblem, { target, reference }: NamedRecord): FieldProblem {
  if (problem.code !== 'not_found') return problem;
  return { code: 'not_found', message: `There is no ${target} with the reference "${reference}".` };
}
