import type { CredentialCall } from '#shared/auth/caller.ts';
import { recordsPerRequest } from '#shared/auth/rate.ts';
import type { Answer } from '#shared/call.ts';
import { countFurtherRequests } from '#shared/credentials/count-further-requests.ts';
import { ApiError, type FieldProblem, type FieldProblems, mergeFields } from '#shared/errors.ts';
import type { Body } from '#shared/fields/body.ts';
import type { KnownFields } from '#shared/fields/field.ts';
import { atInputIndexes } from '#shared/fields/input-indexes.ts';
import { fieldsOf, maxProblems } from '#shared/fields/problems.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { RecordResult } from '#shared/fields/records-body.ts';
import { externalRef } from '#shared/fields/texts.ts';
import { unknownFields, unknownProblems } from '#shared/fields/unknown-fields.ts';
import { failureOf } from '#shared/http/middleware/failure.ts';
import { logError } from '#shared/log.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { resolveExternalRefs } from '#shared/records/exchange-references.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { EitherBody } from '#shared/routes/route.ts';
import { currentContext } from '#shared/table/context.ts';
import { storedAs } from '#shared/table/rows.ts';
import { foldUnique } from '#shared/text.ts';
import { runInOrder } from './run-in-order.ts';

/** A record started with less time than this left might not be done by the end of the call. */
const reserveMilliseconds = 2_000;

/** The problems of the fields that the chosen body does not know. */
type CheckUnknownFields = (knownFields: KnownFields) => FieldProblems;

type Put = (ref: string, body: EitherBody) => Promise<Answer<BaseRecord>>;

/**
 * Creates or changes records of a kind by their references, each in a transaction of its own, in their
 * order; their results.
 * @throws ApiError `rate_limited` before anything is written
 */
export async function putRecords<R extends BaseRecord>(
  call: CredentialCall,
  records: readonly object[],
  { resource, create, put }: { resource: Resource<R>; create: Body<unknown>; put: Put },
): Promise<Answer<RecordResult[]>> {
  const rate = await countFurtherRequests(call, Math.ceil(records.length / recordsPerRequest) - 1);
  const unknownNames = records.map((record) => unknownFields(record, create.knownFields));
  const namesOf = (record: object, index: number) => ({
    claims: [...namesIn(record, ['external_ref']), ...claimsOf(resource, record, index)],
    references: namesIn(record, [...create.references.own.keys()]),
  });
  const putAt = (record: object, index: number) => {
    const checkUnknownFields = (knownFields: KnownFields) => {
      const ignoredFields = unknownFields(record, knownFields);
      unknownNames[index] = ignoredFields;
      return call.isStrict ? unknownProblems(ignoredFields) : {};
    };
    return putOne(call, record, create, { put, checkUnknownFields });
  };
  const data = await runInOrder(records, namesOf, putAt, isRefused);
  const ignoredFields = withUnknownFields(call, unknownNames).slice(0, maxProblems);
  return { data, ignoredFields, ...(rate ? { rate } : {}) };
}

/** The ignored fields of a call, in the order sent: what a record ignores depends on whether it is there. */
function withUnknownFields(
  { ignored }: CredentialCall,
  unknownNames: readonly string[][],
): string[] {
  const { fields = [] } = ignored ?? {};
  const ofRecords = unknownNames.flatMap((names, index) =>
    names.map((name) => `records.${index}.${name}`),
  );
  const position = fields.findIndex((name) => name.startsWith('records.'));
  const others = fields.filter((name) => !name.startsWith('records.'));
  return others.toSpliced(position < 0 ? others.length : position, 0, ...ofRecords);
}

/** Whether a retry after the earlier records could succeed. */
function isRefused({ error }: RecordResult): boolean {
  return error !== undefined && error.code !== 'unavailable';
}

/** The unique values that a record would claim. */
function claimsOf<R extends BaseRecord>(
  { claims = () => [], defaults }: Resource<R>,
  record: object,
  index: number,
): string[] {
  // Without a name sent, the stored one stays: a placeholder that clashes with none.
  const draft = { ...defaults, name: `record ${index}`, ...record };
  try {
    return claims(storedAs<R>(draft)).map(({ value }) => value);
  } catch {
    // A record with values of wrong types claims none: it is refused.
    return [];
  }
}

/** The references in some fields of a record, as they are compared. */
function namesIn(record: object, fields: readonly string[]): string[] {
  const values = new Map<string, unknown>(Object.entries(record));
  return fields.flatMap((field) => {
    const value = values.get(field);
    return typeof value === 'string' ? [foldUnique(value.trim())] : [];
  });
}

async function putOne(
  call: CredentialCall,
  record: object,
  create: Body<unknown>,
  { put, checkUnknownFields }: { put: Put; checkUnknownFields: CheckUnknownFields },
): Promise<RecordResult> {
  const bodyReference = 'external_ref' in record ? record.external_ref : null;
  const external_ref = typeof bodyReference === 'string' ? bodyReference : null;
  try {
    assertTimeLeft();
    const { data: ref, problems } = readReference(bodyReference);
    const { data, status, meta } = await retryOnConflict(async () => {
      const { body, atBodyFields } = await resolveExternalRefs(call, record, create.references);
      const input = bodyOf(body, checkUnknownFields);
      try {
        if (ref === undefined)
          throw refusalWithoutReference(body, problems, { create, checkUnknownFields });
        return await put(ref, input);
      } catch (error) {
        throw atBodyFields(input.atInputIndexes(error));
      }
    });
    const { id, version } = data;
    const outcome = status === 201 ? 'created' : meta?.unchanged ? 'unchanged' : 'updated';
    return { external_ref, status: outcome, id, version };
  } catch (error) {
    const { code, message, fields } = failureOf(error);
    if (code === 'internal_error') logError(message, error, { request_id: call.requestId });
    const refusal = { external_ref, status: 'refused', id: null, version: null } as const;
    return { ...refusal, error: { code, message, fields } };
  }
}

function assertTimeLeft(): void {
  const { deadline = Number.POSITIVE_INFINITY } = currentContext() ?? {};
  if (Date.now() < deadline - reserveMilliseconds) return;
  const message = 'The request ran out of time before this record. Send it again.';
  throw new ApiError('unavailable', { message });
}

function readReference(value: unknown): { data?: string; problems: FieldProblem[] } {
  if (value === undefined || value === null || value === '') {
    return { problems: [{ code: 'required', message: 'This field is required.' }] };
  }
  const { data, error } = externalRef().schema.safeParse(value);
  if (error) return { problems: Object.values(fieldsOf(error)).flat() };
  return { data, problems: [] };
}

/** All problems of a record whose reference is not valid, checked as a new one. */
function refusalWithoutReference(
  body: unknown,
  problems: FieldProblem[],
  { create, checkUnknownFields }: { create: Body<unknown>; checkUnknownFields: CheckUnknownFields },
): unknown {
  const checkAll = (knownFields: KnownFields) =>
    mergeFields({ external_ref: problems }, checkUnknownFields(knownFields));
  try {
    return bodyOf(Object.assign({}, body, { external_ref: null }), checkAll).as(create);
  } catch (error) {
    return error;
  }
}

/** The body of one record, whose schema the operation chooses. */
function bodyOf(
  value: unknown,
  checkUnknownFields: CheckUnknownFields,
): EitherBody & { atInputIndexes: (error: unknown) => unknown } {
  const validBodies: unknown[] = [];
  return {
    as: ({ schema, knownFields }) => {
      const result = schema.safeParse(value);
      const fields = mergeFields(
        result.success ? {} : fieldsOf(result.error),
        checkUnknownFields(knownFields),
      );
      if (!result.success || Object.keys(fields).length > 0) {
        throw new ApiError('validation_failed', { fields });
      }
      validBodies.push(result.data);
      return result.data;
    },
    atInputIndexes: (error) => atInputIndexes(error, validBodies[0]),
  };
}
