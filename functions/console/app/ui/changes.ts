/** The fields of a body that differ from an earlier one, as a PATCH takes them. */
export function changesOf<Body extends object>(
  from: { readonly [Name in keyof Body]?: unknown },
  to: Body,
): Partial<Body> {
  const names = Object.keys(to) as (keyof Body)[];
  const touchedNames = names.filter((name) => !isSame(from[name], to[name]));
  const changes = touchedNames.map((name) => [name, changeOf(from[name], to[name])]);
  // A cast: each entry comes from the body.
  return Object.fromEntries(changes) as Partial<Body>;
}

/** Objects are merged entry by entry, where null removes one; other values are sent whole. */
function changeOf(from: unknown, to: unknown): unknown {
  if (!hasEntries(from) || !hasEntries(to)) return to;
  const removedNames = Object.keys(from).filter((name) => !Object.hasOwn(to, name));
  const changedEntries = Object.entries(to).filter(([name, value]) => !isSame(from[name], value));
  return Object.fromEntries([...removedNames.map((name) => [name, null]), ...changedEntries]);
}

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

function hasEntries(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
