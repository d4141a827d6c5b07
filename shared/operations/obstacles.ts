import type { Call } from '#shared/call.ts';
import { ApiError, abridged, type ErrorCode, type FieldProblem } from '#shared/errors.ts';
import type { ResourceName } from '#shared/families.ts';
import { type Filter, selectionOf } from '#shared/records/lists/filters.ts';
import { listRecords } from '#shared/records/lists/list.ts';
import { readNames } from '#shared/records/names.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { BaseRecord, Named } from '#shared/schemas/record.ts';
import { compareText } from '#shared/text.ts';

/** Records of one kind that stand in the way of a write: the first by id, and how many there are. */
export interface Obstacles {
  resource: ResourceName;
  first: Named[];
  count: number;
}

/** A refusal names so many of them. */
const mostNamed = 20;

/** The obstacles that a list would show. */
export async function findObstacles<R extends BaseRecord & { name: string }>(
  call: Call,
  resource: Resource<R>,
  filters: readonly (Filter<R> | undefined)[],
): Promise<Obstacles> {
  const query = { limit: mostNamed };
  const { records, pagination } = await listRecords(call, resource, query, selectionOf(filters));
  const first = records.map(({ id, name }) => ({ id, name }));
  return { resource: resource.name, first, count: pagination.total };
}

/** The obstacles whose ids are known. */
export async function readObstacles(
  { caller }: Call,
  resource: ResourceName,
  ids: readonly number[],
): Promise<Obstacles> {
  const shown = ids.toSorted((a, b) => a - b).slice(0, mostNamed);
  const references = shown.map((id) => ({ resource, id }));
  const names = await readNames(caller, references, new Map(), { consistent: true });
  const first = shown.map((id) => ({ id, name: names.get(`${resource}#${id}`) ?? '' }));
  return { resource, first, count: ids.length };
}

/** The refusal of a deletion that they stand in the way of. */
export function inUse(code: ErrorCode, obstacles: readonly Obstacles[]): ApiError {
  const id = obstacleProblems(obstacles, () => code);
  return new ApiError(code, id.length > 0 ? { fields: { id } } : {});
}

/** What a refusal says of them, by resource and id. */
export function obstacleProblems(
  obstacles: readonly Obstacles[],
  codeOf: (resource: ResourceName) => ErrorCode,
): (FieldProblem & { code: ErrorCode })[] {
  const problems = obstacles
    .toSorted((a, b) => compareText(a.resource, b.resource))
    .flatMap(({ resource, first }) =>
      first.map(({ id, name }) => {
        const message = `The ${resource} ${id} stands in the way.`;
        return { code: codeOf(resource), message, resource, id, name };
      }),
    );
  const count = obstacles.reduce((sum, one) => sum + one.count, 0);
  return abridged(problems, mostNamed, count);
}
