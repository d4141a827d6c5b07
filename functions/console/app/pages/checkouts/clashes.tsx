import type { FieldProblem } from '#console/api/field-problem.ts';
import type { Problem } from '#console/api/problem.ts';
import { clashWords } from '#console/api/words.ts';
import { formatDayTime } from '#console/time.ts';

interface ClashesProps {
  problem: Problem | undefined;
  /** Begins the booking when all its items are free. */
  onFree?: (at: string) => void;
  onLeaveOut: (id: number) => void;
}

/** Which items of a booking clash with what, and the ways out: another time, or without them. */
export function Clashes({ problem, onFree, onLeaveOut }: ClashesProps) {
  const clashes = clashesOf(problem);
  if (clashes.size === 0) return null;
  const free = freeFrom(clashes);
  return (
    <div class="notice bad" role="alert" tabIndex={-1}>
      <ul class="clashes">
        {[...clashes].map(([id, found]) => (
          <li key={id}>
            <span>
              {found.map((one, index) => (
                <span key={one.message}>
                  {clashWords(
                    // When it is free is said once, with the last clash.
                    index === found.length - 1 ? one : { ...one, next_available_at: null },
                    index === 0,
                  )}{' '}
                </span>
              ))}
            </span>
            <button
              type="button"
              aria-label={`Leave out ${found[0]?.name ?? id}`}
              onClick={() => onLeaveOut(id)}
            >
              Leave it out
            </button>
          </li>
        ))}
      </ul>
      <p class="actions">
        {free && onFree && (
          <button type="button" onClick={() => onFree(free)}>
            Use the next free time: {formatDayTime(free)}
          </button>
        )}
        {clashes.size > 1 && (
          <button type="button" onClick={() => [...clashes.keys()].forEach(onLeaveOut)}>
            Leave all {clashes.size} out
          </button>
        )}
      </p>
    </div>
  );
}

type ItemClashes = ReadonlyMap<number, readonly FieldProblem[]>;

/** The clashes of each item that a booking was refused for. */
export function clashesOf(problem: Problem | undefined): ItemClashes {
  const ofItems = Object.entries(problem?.fields ?? {})
    .filter(([path]) => path.split('.')[0] === 'iid')
    .flatMap(([, found]) => found)
    .filter(({ item_id }) => item_id !== undefined);
  return Map.groupBy(ofItems, ({ item_id }) => item_id ?? 0);
}

/** When the last of the items is free; undefined where one of them is not. */
function freeFrom(clashes: ItemClashes): string | undefined {
  const times = [...clashes.values()].map((found) => found.at(-1)?.next_available_at);
  if (times.some((at) => !at)) return undefined;
  return (
    times.toSorted((one, other) => Date.parse(one ?? '') - Date.parse(other ?? '')).at(-1) ??
    undefined
  );
}
