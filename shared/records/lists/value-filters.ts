import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { findHolder } from '#shared/records/claims.ts';
import { uniqueValue } from '#shared/resources/claim.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { foldUnique } from '#shared/text.ts';
import type { Filter } from './filters.ts';
import { allAtOnce } from './intersection.ts';
import { termSource } from './search.ts';

/** The records with an exact value; undefined without one. */
export function valueFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  name: string,
  value: string | number | boolean | undefined,
): Filter<R> | undefined {
  return value === undefined ? undefined : termSource(call, resource, equalityTerm(name, value));
}

/** The record with an `external_ref`, which is unique; undefined without one. */
export function externalRefFilter<R extends BaseRecord & { external_ref: string | null }>(
  call: Call,
  { name }: Resource<R>,
  ref: string | undefined,
): Filter<R> | undefined {
  if (ref === undefined) return undefined;
  const wanted = foldUnique(ref);
  const ids = async () => {
    const holder = await findHolder(call, uniqueValue(`${name}.external_ref`, ref));
    return holder ? [holder.id] : [];
  };
  return {
    pages: () => allAtOnce(ids()),
    holds: ({ external_ref }) => external_ref !== null && foldUnique(external_ref) === wanted,
  };
}

/** The existing records of some ids; undefined without ids. */
export function idsFilter<R extends BaseRecord>(ids: readonly number[] | undefined) {
  if (ids === undefined) return undefined;
  const wanted = new Set(ids);
  const holds = ({ id }: R) => wanted.has(id);
  // Only a read tells which of them exist.
  return { pages: () => allAtOnce(Promise.resolve(ids)), holds, keep: holds };
}
