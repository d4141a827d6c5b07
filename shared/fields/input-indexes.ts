import { ApiError, withFields } from '#shared/errors.ts';

/** By list that lost its duplicates, the index that each of its entries had in the input. */
const inputIndexes = new WeakMap<object, readonly number[]>();

export function keepInputIndexes(list: object, indexes: readonly number[]): void {
  inputIndexes.set(list, indexes);
}

/**
 * Renames the list elements in an error's fields to their indexes in the input. A validated body has no duplicates,
 * so its indexes are too low: for `["A", "A", "B"]`, `qr.1` becomes `qr.2`.
 */
export function atInputIndexes(error: unknown, body: unknown): unknown {
  if (!(error instanceof ApiError) || !(body instanceof Object)) return error;
  const fields = Object.entries(error.fields).map(([path, problems]) => {
    const [, name = '', index = ''] = /^([^.]+)\.(\d+)$/.exec(path) ?? [];
    const list: unknown = Reflect.get(body, name);
    const inputIndex = list instanceof Object && inputIndexes.get(list)?.[Number(index)];
    return [typeof inputIndex === 'number' ? `${name}.${inputIndex}` : path, problems] as const;
  });
  return withFields(error, Object.fromEntries(fields));
}
