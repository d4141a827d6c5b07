import type * as z from 'zod/mini';
import type { Route } from '#shared/routes/route.ts';

/** The record fields of a GET's response that `fields` chooses from; undefined without records. */
export function recordFields(method: Route['method'], data: Route['data'] | undefined) {
  const shape = method === 'GET' && data ? shapeOf(data) : undefined;
  return shape && 'id' in shape ? Object.keys(shape) : undefined;
}

/** The shape of an object, of a list's entries, or of a union's first option. */
function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, unknown>> | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return def.shape;
  if (def.type === 'array') return shapeOf(def.element);
  return def.type === 'union' && def.options[0] ? shapeOf(def.options[0]) : undefined;
}

/** Reduces records to the chosen fields. */
export function withFields(data: unknown, fields: ReadonlySet<string> | undefined): unknown {
  if (!fields) return data;
  if (Array.isArray(data)) return data.map((one) => withFields(one, fields));
  if (typeof data !== 'object' || data === null) return data;
  // The entry of a deleted record always keeps `deleted_at`.
  const always = 'deleted_at' in data ? new Set([...fields, 'deleted_at']) : fields;
  return Object.fromEntries(Object.entries(data).filter(([name]) => always.has(name)));
}
