import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Content, Resource } from '#shared/resources/resource.ts';

/** The first version of a record, with defaults for missing content. */
export function newRecord<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  id: number,
  content: Partial<Content<R>>,
): R {
  const by = call.caller.actor;
  const stamp = { created_at: call.now, created_by: by, updated_at: call.now, updated_by: by };
  // A record is its content and its base, which the compiler cannot prove for a type parameter.
  return { id, ...resource.defaults, ...content, version: 1, ...stamp } as unknown as R;
}

/** The next version of a record. Its time never goes back. */
export function nextVersion<R extends BaseRecord>(
  call: Call,
  record: R,
  changes: Partial<Content<R>>,
): R {
  return {
    ...record,
    ...changes,
    version: record.version + 1,
    updated_at: call.now > record.updated_at ? call.now : record.updated_at,
    updated_by: call.caller.actor,
  };
}

type BodyFields<T extends object> = { [K in keyof T]?: Exclude<T[K], undefined> };

export function bodyChanges<T extends object>(body: T): BodyFields<T> {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  // The same keys, without undefined values.
  return Object.fromEntries(entries) as BodyFields<T>;
}

export function isUnchanged<R extends BaseRecord>(
  record: R,
  changes: Partial<Content<R>>,
): boolean {
  return Object.entries(changes).every(([name, value]) =>
    isDeepStrictEqual(value, Reflect.get(record, name)),
  );
}
