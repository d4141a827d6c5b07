import type { Answer, Call } from '#shared/call.ts';
import { ApiError, assertNoProblems } from '#shared/errors.ts';
import type { Body } from '#shared/fields/body.ts';
import type { PutByRefQuery } from '#shared/fields/query.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { EitherBody } from '#shared/routes/route.ts';
import { foldUnique } from '#shared/text.ts';
import { findIdByRef } from './find-by-ref.ts';
import { LostRace } from './outcomes.ts';

interface WithExternalRef {
  external_ref?: string | null | undefined;
}

const noRecordToMatch =
  'No record has this reference, so If-Match cannot match. Send the request without If-Match to create it.';
const recordToKeep =
  'A record has this reference. Send the request without If-None-Match to change it.';

/** The input of a PUT by external reference. */
export interface PutInput<Q extends PutByRefQuery = PutByRefQuery> {
  ref: string;
  body: EitherBody;
  query: Q;
}

/** How records of a kind are created and changed, and the bodies that it takes. */
interface Writes<C, U, W extends U, V> {
  bodies: { create: Body<C>; update: Body<U>; replace: Body<W> };
  create: (call: Call, body: C) => Promise<Answer<V>>;
  update: (call: Call, id: number, body: U) => Promise<Answer<V>>;
}

/**
 * Creates the record of an external reference, or updates the one that has it: with `replace`, fields that are
 * not sent are cleared; without, they stay. With `If-None-Match: *`, it only creates. If two calls run at once,
 * one of them decides again.
 */
export async function putByRef<
  R extends BaseRecord,
  C extends WithExternalRef,
  U extends WithExternalRef,
  W extends U,
  V,
>(
  call: Call,
  resource: Resource<R>,
  { ref, body, query }: PutInput,
  { bodies, create, update }: Writes<C, U, W, V>,
): Promise<Answer<V>> {
  const find = () => findIdByRef(call, resource, ref);
  const holder = await find();
  try {
    if (holder !== undefined && !call.createsOnly) {
      const input: U = query.replace ? body.as(bodies.replace) : body.as(bodies.update);
      assertSameRef(input, ref);
      return await update({ ...call, ref }, holder, { ...input, external_ref: undefined });
    }
    // Errors of the body take precedence over the version check.
    const input = body.as(bodies.create);
    assertSameRef(input, ref);
    if (holder !== undefined) throw new ApiError('version_mismatch', { message: recordToKeep });
    if (call.ifMatch) throw new ApiError('version_mismatch', { message: noRecordToMatch });
    return { status: 201, ...(await create(call, { ...input, external_ref: ref })) };
  } catch (error) {
    throw holder !== undefined ? lostRaceIfGone(error) : await lostRaceIfCreated(error, find);
  }
}

function assertSameRef({ external_ref: bodyRef = null }: WithExternalRef, ref: string): void {
  if (bodyRef === null || foldUnique(bodyRef) === foldUnique(ref)) return;
  const message = 'Must match the reference in the path, or be omitted.';
  assertNoProblems({ external_ref: [{ code: 'invalid_value', message }] });
}

/** A LostRace if the record was deleted after it was found, so that the caller decides again. */
function lostRaceIfGone(error: unknown): unknown {
  return error instanceof ApiError && error.code === 'not_found' ? new LostRace(error) : error;
}

/**
 * A LostRace if the record was created after it was not found: the error may stem from that record, as
 * when a reservation clashes with itself. Outages are thrown unchanged.
 */
async function lostRaceIfCreated(error: unknown, find: () => Promise<unknown>): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code === 'unavailable') return error;
  return (await find()) !== undefined ? new LostRace(error) : error;
}
