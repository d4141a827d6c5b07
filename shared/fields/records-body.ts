import * as z from 'zod/mini';
import { isObject } from '#shared/json.ts';
import { recordsMax } from '#shared/limits.ts';
import { type Body, createBody, jsonOf, objectList } from './body.ts';
import type { FieldSpec } from './field.ts';
import { Count, Id } from './record.ts';

/** The body of a call that writes many records by their references, each checked by itself. */
export function recordsBody(create: Body<unknown>): Body<{ records: object[] }> {
  return createBody({ records: records(create) });
}

/** Objects that are read one by one when they are written: only that they are objects is checked. */
function records(create: Body<unknown>): FieldSpec<object[], null> {
  const items = { ...jsonOf(create), required: ['external_ref'] };
  const list = objectList<object>(items, { min: 1, max: recordsMax }, (entry, index, refuse) => {
    if (isObject(entry)) return entry;
    refuse('invalid_type', 'Must be an object.', [index]);
    return undefined;
  });
  return { ...list, knownFields: create.knownFields };
}

/** A problem of a field of a record, with the details that its code calls for. */
export const RecordProblem = z.looseObject({ code: z.string(), message: z.string() });

/** Why a record was not written: as the error of a call for it alone. */
export const RecordError = z.strictObject({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.array(RecordProblem)),
});

/** The result for one of many records. */
export const RecordResult = z.strictObject({
  external_ref: z.nullable(z.string()),
  status: z.enum(['created', 'updated', 'unchanged', 'refused']),
  id: z.nullable(Id),
  version: z.nullable(Count),
  error: z.optional(RecordError),
});
export type RecordResult = z.infer<typeof RecordResult>;
