import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { uniqueValue } from '#shared/resources/claim.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { findHolder } from './claims.ts';

/** The id of the live record that has an external reference; undefined where none has. */
export async function findIdByRef<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  ref: string,
): Promise<number | undefined> {
  return (await findHolder(call, valueOfRef(resource, ref)))?.id;
}

/** Whether a record has an external reference, and holds it. */
export function hasRef<R extends BaseRecord>(
  resource: Resource<R>,
  record: R,
  ref: string,
): boolean {
  const claims = resource.claims?.(record) ?? [];
  return claims.some(({ value }) => value === valueOfRef(resource, ref));
}

function valueOfRef({ name }: { name: string }, ref: string): string {
  return uniqueValue(`${name}.external_ref`, ref);
}

/**
 * The id of the live record that has an external reference.
 * @throws ApiError `not_found`
 */
export async function idByRef<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  ref: string,
): Promise<number> {
  const id = await findIdByRef(call, resource, ref);
  if (id === undefined) throw new ApiError('not_found');
  return id;
}
