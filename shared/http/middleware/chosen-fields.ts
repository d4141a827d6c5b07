import type * as z from 'zod/mini';
import type { Route } from '#shared/routes/route.ts';

/** The record fields of a GET's response that `fields` chooses from; undefined without records. */
export function recordFields(method: Route['method'], data: Route['data'] | undefined) {
  if (method !== 'GET' || !data) return undefined;
  const { def } = (recordOf(data) as z.core.$ZodTypes)._zod;
  return def.type === 'object' && 'id' in def.shape ? Object.keys(def.shape) : undefined;
}

/** The record in a GET response: itself, a list's entry, or a union's first option. */
export function recordOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return recordOf(def.element);
  return def.type === 'union' && def.options[0] ? recordOf(def.options[0]) : schema;
}

export function pickFields(data: unknown, fields: ReadonlySet<string> | undefined): unknown {
  if (!fields) return data;
  if (Array.isArray(data)) return data.map((one) => pickFields(one, fields));
  if (typeof data !== 'object' || data === null) return data;
  // The entry of a deleted record always keeps `deleted_at`.
  const always = 'deleted_at' in data ? new Set([...fields, 'deleted_at']) : fields;
  return Object.fromEntries(Object.entries(data).filter(([name]) => always.has(name)));
}
