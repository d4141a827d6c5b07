/** Whether a path has the form of a template such as `/v1/items/{id}`; no parameter is empty. */
export function matchesPath(template: string, path: string): boolean {
  const [parts, actual] = [template.split('/'), path.split('/')];
  return (
    parts.length === actual.length &&
    parts.every((part, index) =>
      part.startsWith('{') ? actual[index] !== '' : part === actual[index],
    )
  );
}

/** Sorts templates as the gateway does: one without parameters is served before one with them. */
export function byPrecedence(a: string, b: string): number {
  return Number(a.includes('{')) - Number(b.includes('{'));
}
