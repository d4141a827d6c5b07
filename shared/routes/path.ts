/**
 * Whether a path matches a template such as `/v1/items/{id}`; no parameter may be empty. `{ref+}`
 * matches the rest of a path, of which no segment may be empty.
 */
export function matchesPath(template: string, path: string): boolean {
  return pathValues(template, path) !== undefined;
}

/** The values of the parameters of a template in a path that matches it. */
export function pathValues(template: string, path: string): Record<string, string> | undefined {
  const fixed = template.indexOf('{');
  if (fixed === -1) return template === path ? {} : undefined;
  // Nearly all templates end here, without being split.
  if (!path.startsWith(template.slice(0, fixed))) return undefined;
  const parts = template.split('/');
  const actual = path.split('/');
  const hasRest = template.endsWith('+}');
  if (hasRest ? actual.length < parts.length : actual.length !== parts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    if (!part.startsWith('{')) {
      if (part !== actual[index]) return undefined;
      continue;
    }
    const isRest = hasRest && index === parts.length - 1;
    const segments = actual.slice(index, isRest ? undefined : index + 1);
    if (segments.includes('')) return undefined;
    values[part.slice(1, isRest ? -2 : -1)] = segments.join('/');
  }
  return values;
}

/** Sorts templates by precedence: those whose first parameter comes later, or that have none, come first. */
export function byPrecedence(a: string, b: string): number {
  const [first, second] = [beforeParameters(a), beforeParameters(b)];
  return first === second ? 0 : second - first;
}

function beforeParameters(template: string): number {
  const at = template.split('/').findIndex((part) => part.startsWith('{'));
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}

/** Whether members sign in by it: the answer holds tokens, and an `Idempotency-Key` is ignored. */
export function isSignInPath(path: string): boolean {
  return path.startsWith('/v1/auth/');
}

/** Whether a path names a record, whose version `If-Match` may ask for: by its id, by a reference, or as the caller's own. */
export function namesRecord(path: string): boolean {
  return /\{(id|ref)\}/.test(path) || path === '/v1/session/user';
}
