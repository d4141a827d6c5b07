/** Whether a path matches a template such as `/v1/items/{id}`; no parameter may be empty. */
export function matchesPath(template: string, path: string): boolean {
  if (!template.includes('{')) return template === path;
  const [parts, actual] = [template.split('/'), path.split('/')];
  return (
    parts.length === actual.length &&
    parts.every((part, index) =>
      part.startsWith('{') ? actual[index] !== '' : part === actual[index],
    )
  );
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

/** Whether members sign in by it: the answer holds tokens, and an `Idempotency-Key` is ignored (fine print). */
export function isSignInPath(path: string): boolean {
  return path.startsWith('/v1/auth/');
}

/** Whether a path names a record, whose version `If-Match` may ask for: by its id, by a reference, or as the caller's own. */
export function namesRecord(path: string): boolean {
  return /\{(id|ref)\}/.test(path) || path === '/v1/session/user';
}
