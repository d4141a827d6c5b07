import * as z from 'zod/mini';
import { type Body, createBody, jsonOf } from './body.ts';
import { entriesForm } from './collections.ts';
import type { FieldSpec } from './field.ts';
import { refuserOf } from './problems.ts';
import { Count, Id } from './record.ts';

/** The most records of one call (fine print, bulk). */
export const mostRecords = 100;

/** The body of a call that writes many records by their references, each judged by itself. */
export function recordsBody(create: Body<unknown>): Body<{ records: object[] }> {
  return createBody({ records: records(create) });
}

/** Objects that are read one by one when they are written: only that they are objects is checked. */
function records({ known, ...create }: Body<unknown>): FieldSpec<object[], null> {
  const read = z.transform((entries: unknown[], context): object[] => {
    const refuse = refuserOf(context);
    if (entries.length > mostRecords) refuse('too_many', entriesForm(1, mostRecords));
    if (entries.length < 1) refuse('too_short', entriesForm(1, mostRecords));
    return entries.slice(0, mostRecords).flatMap((entry, index) => {
      if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) return [entry];
      refuse('invalid_type', 'Must be an object.', [index]);
      return [];
    });
  });
  const json = {
    type: 'array',
    items: { ...jsonOf({ known, ...create }), required: ['external_ref'] },
    minItems: 1,
    maxItems: mostRecords,
  };
  return {
    kind: 'required',
    field: {
      schema: z.pipe(z.array(z.unknown(), 'Must be a list.'), read),
      json,
      emptyIsNull: false,
    },
    fallback: null,
    response: z.null(),
    default: null,
    known,
  };
}

/** A problem of a field of a record, with the details that its code calls for. */
export const RecordProblem = z.looseObject({ code: z.string(), message: z.string() });

/** Why a record was not written: as the error of a call for it alone. */
export const RecordError = z.strictObject({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.array(RecordProblem)),
});

/** What became of one of many records. */
export const RecordResult = z.strictObject({
  external_ref: z.nullable(z.string()),
  status: z.enum(['created', 'updated', 'unchanged', 'refused']),
  id: z.nullable(Id),
  version: z.nullable(Count),
  error: z.optional(RecordError),
});
export type RecordResult = z.infer<typeof RecordResult>;
