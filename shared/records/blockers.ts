import type { Call } from '#shared/call.ts';
import { ApiError, abridge, type ErrorCode, type FieldProblem } from '#shared/errors.ts';
import type { ResourceName } from '#shared/families.ts';
import type { Named } from '#shared/fields/record.ts';
import { capitalise, compareText } from '#shared/text.ts';
import { readNames } from './names.ts';
import { recordName } from './reference-names.ts';

/** Records of one kind that block a write: the first by id, and the total. */
export interface Blockers {
  resource: ResourceName;
  first: Named[];
  count: number;
}

/** An error names at most this many. */
const maxNamed = 20;

/** The blockers with these ids, which may repeat. */
export async function readBlockers(
  call: Call,
  resource: ResourceName,
  ids: Iterable<number>,
): Promise<Blockers> {
  const all = [...new Set(ids)].sort((a, b) => a - b);
  const shownBlockers = all.slice(0, maxNamed);
  const references = shownBlockers.map((id) => ({ resource, id }));
  const names = await readNames(call, references, new Map(), { consistent: true });
  const first = shownBlockers.map((id) => ({ id, name: recordName(names, resource, id) }));
  return { resource, first, count: all.length };
}

/** The error of a deletion that these records block. */
export function inUseError(code: ErrorCode, blockers: readonly Blockers[]): ApiError {
  const id = blockerProblems(blockers, () => code);
  return new ApiError(code, id.length > 0 ? { fields: { id } } : {});
}

export function blockerProblems(
  blockers: readonly Blockers[],
  codeOf: (resource: ResourceName) => ErrorCode,
): (FieldProblem & { code: ErrorCode })[] {
  const problems = blockers
    .toSorted((a, b) => compareText(a.resource, b.resource))
    .flatMap(({ resource, first }) =>
      first.map(({ id, name }) => {
        const message = `${capitalise(resource)} ${id} is still using it.`;
        return { code: codeOf(resource), message, resource, id, name };
      }),
    );
  const count = blockers.reduce((sum, one) => sum + one.count, 0);
  return abridge(problems, maxNamed, count);
}
