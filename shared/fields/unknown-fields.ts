import type { FieldProblem, FieldProblems } from '#shared/errors.ts';
import type { KnownFields } from './field.ts';
import { maxProblems } from './problems.ts';

/** The paths of the first unknown fields of a body, in the order sent. */
export function unknownFields(input: object, knownFields: KnownFields): string[] {
  return [...walk(input, knownFields).take(maxProblems)];
}

/** Each entry of a list has the fields of the list. */
function* walk(input: object, knownFields: KnownFields, prefix = ''): Generator<string> {
  for (const [name, value] of Object.entries(input)) {
    const own = Object.hasOwn(knownFields, name) ? knownFields[name] : undefined;
    const below = Array.isArray(input) ? knownFields : own;
    if (below === undefined) yield `${prefix}${name}`;
    else if (below !== true && typeof value === 'object' && value !== null) {
      yield* walk(value, below, `${prefix}${name}.`);
    }
  }
}

export function unknownProblems(names: readonly string[]): FieldProblems {
  const message = 'Unknown field.';
  const problem: FieldProblem = { code: 'unknown_field', message };
  return Object.fromEntries(names.map((name) => [name, [problem]]));
}
