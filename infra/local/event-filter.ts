/** Whether an event matches the filter pattern of an event source mapping. Only lists of values are supported. */
export function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.includes(value);
  if (typeof pattern !== 'object' || pattern === null) throw new Error(`Not a pattern: ${pattern}`);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(
    ([name, part]) => Object.hasOwn(value, name) && matches(part, Reflect.get(value, name)),
  );
}
