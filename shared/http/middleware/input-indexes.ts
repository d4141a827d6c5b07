import type * as z from 'zod/mini';
import { ApiError, withFields } from '#shared/errors.ts';

/**
 * Renames the list elements in an error's fields to their indexes in the input. Validation drops duplicates, so the
 * indexes that it reports are too low: for `["A", "A", "B"]`, `qr.1` becomes `qr.2`.
 */
export function atInputIndexes(error: unknown, input: object, schema: z.ZodMiniType): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(([path, problems]) => {
    const [, name = '', index = ''] = /^([^.]+)\.(\d+)$/.exec(path) ?? [];
    const list: unknown = Reflect.get(input, name);
    if (!Array.isArray(list)) return [path, problems] as const;
    const isReached = (count: number) => {
      const value = schema.safeParse({ ...input, [name]: list.slice(0, count) }).data;
      const distinct: unknown = value instanceof Object && Reflect.get(value, name);
      return Array.isArray(distinct) && distinct.length > Number(index);
    };
    const counts = Array.from(list, (_, at) => at + 1);
    return [`${name}.${(counts.find(isReached) ?? Number(index) + 1) - 1}`, problems] as const;
  });
  return withFields(error, Object.fromEntries(fields));
}
