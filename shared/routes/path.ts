/** Whether a path matches a template such as `/v1/items/{id}`; no parameter may be empty. */
export function matchesPath(template: string, path: string): boolean {
  const [parts, actual] = [template.split('/'), path.split('/')];
  return (
    parts.length === actual.length &&
    parts.every((part, index) =>
      part.startsWith('{') ? actual[index] !== '' : part === actual[index],
    )
  );
}

/** Sorts templates by the gateway's precedence: those without parameters come first. */
export function byPrecedence(a: string, b: string): number {
  return Number(a.includes('{')) - Number(b.includes('{'));
}
