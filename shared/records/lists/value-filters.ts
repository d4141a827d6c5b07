import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { findIdByRef } from '#shared/records/find-by-ref.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { eitherFilter, type Filter } from './filters.ts';
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

/** The records with any of several exact values; undefined without one. */
export function valuesFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  name: string,
  values: readonly number[] | undefined,
): Filter<R> | undefined {
  const sources = values?.map((value) => termSource(call, resource, equalityTerm(name, value)));
  return eitherFilter(call, resource, sources);
}

/** The record with an `external_ref`, which is unique; undefined without one. */
export function externalRefFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  ref: string | undefined,
): Filter<R> | undefined {
  if (ref === undefined) return undefined;
  const ids = async () => {
    const id = await findIdByRef(call, resource, ref);
    return new IdSet(id === undefined ? [] : [id]);
  };
  return { ids };
}

/** The existing records of some ids; undefined without ids. */
export function idsFilter<R extends BaseRecord>(
  ids: readonly number[] | undefined,
): Filter<R> | undefined {
  if (ids === undefined) return undefined;
  // Only a read tells which of them exist.
  return { ids: async () => new IdSet(ids), check: () => true };
}
