type Body<K extends PropertyKey> = Readonly<Record<K, unknown>>;

/** The fields of a body that another one has otherwise, as a PATCH takes them. */
export function changesOf<K extends PropertyKey>(from: Body<K>, to: Body<K>): Partial<Body<K>> {
  const names = Object.keys(to) as K[];
  const touched = names.filter((name) => !isSame(from[name], to[name]));
  const changes = touched.map((name) => [name, changeOf(from[name], to[name])]);
  return Object.fromEntries(changes);
}

/** What has entries by name is merged by them, and null takes one off; all else is sent whole. */
function changeOf(from: unknown, to: unknown): unknown {
  if (!hasEntries(from) || !hasEntries(to)) return to;
  const gone = Object.keys(from).filter((name) => !Object.hasOwn(to, name));
  const changed = Object.entries(to).filter(([name, value]) => !isSame(from[name], value));
  return Object.fromEntries([...gone.map((name) => [name, null]), ...changed]);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function hasEntries(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
