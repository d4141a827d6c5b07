import type * as z from 'zod/mini';
import { ApiError, withFields } from '#shared/errors.ts';

/**
 * A refusal that names the elements of lists by their places in the input. Duplicates have collapsed in what was
 * checked, of which only the places are known: `qr.1` of `["A", "A", "B"]` is `qr.2`.
 */
export function atInputPlaces(error: unknown, input: object, schema: z.ZodMiniType): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(([path, problems]) => {
    const [, name = '', place = ''] = /^([^.]+)\.(\d+)$/.exec(path) ?? [];
    const list: unknown = Reflect.get(input, name);
    if (!Array.isArray(list)) return [path, problems] as const;
    const isReached = (count: number) => {
      const value = schema.safeParse({ ...input, [name]: list.slice(0, count) }).data;
      const distinct: unknown = value instanceof Object && Reflect.get(value, name);
      return Array.isArray(distinct) && distinct.length > Number(place);
    };
    const counts = Array.from(list, (_, index) => index + 1);
    return [`${name}.${(counts.find(isReached) ?? Number(place) + 1) - 1}`, problems] as const;
  });
  return withFields(error, Object.fromEntries(fields));
}
