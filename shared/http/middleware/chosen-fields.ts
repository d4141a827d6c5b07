import type * as z from 'zod/mini';
import type { Route } from '#shared/routes/route.ts';

/**
 * The fields of the records that a GET shows, among which `fields` chooses; undefined where it shows no
 * records.
 */
export function recordFields(method: Route['method'], data: Route['data'] | undefined) {
  const shape = method === 'GET' && data ? shapeOf(data) : undefined;
  return shape && 'id' in shape ? Object.keys(shape) : undefined;
}

/** The shape of an object, of the entries of a list, or of the first of several kinds. */
function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, unknown>> | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return def.shape;
  if (def.type === 'array') return shapeOf(def.element);
  return def.type === 'union' && def.options[0] ? shapeOf(def.options[0]) : undefined;
}

/** Records with the chosen fields alone. */
export function withFields(data: unknown, fields: ReadonlySet<string> | undefined): unknown {
  if (!fields) return data;
  if (Array.isArray(data)) return data.map((one) => withFields(one, fields));
  if (typeof data !== 'object' || data === null) return data;
  // What says that a record is gone says nothing else.
  const always = 'deleted_at' in data ? new Set([...fields, 'deleted_at']) : fields;
  return Object.fromEntries(Object.entries(data).filter(([name]) => always.has(name)));
}
