import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';

type Formatted = Pick<Resource<BaseRecord>, 'earlierFormats'>;

/** The format in which rows of a resource are written: 1, and one more with each step. */
export function formatOf({ earlierFormats = [] }: Formatted): number {
  return earlierFormats.length + 1;
}

/**
 * The content of a row as it is written today, by the format that it was stored in. A newer format is
 * read as it is: the release before has to read it while a new one is rolled out.
 */
export function inCurrentFormat(
  { earlierFormats = [] }: Formatted,
  stored: unknown,
  content: Record<string, unknown>,
): Record<string, unknown> {
  const steps = earlierFormats.slice(Number(stored ?? 1) - 1);
  return steps.reduce((earlier, step) => step(earlier), content);
}
