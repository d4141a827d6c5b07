import { type FieldProblem, isOfContents } from '#console/api/field-problem.ts';
import { Problem } from '#console/api/problem.ts';
import { clashText } from '#console/api/problem-texts.ts';
import { nameWithCode } from '#console/name-with-code.ts';
import { formatNumber } from '#console/numbers.ts';
import { formatDayTime } from '#console/time.ts';
import { exact } from '#shared/families/items/quantities.ts';

interface ClashesProps {
  problem: Problem | undefined;
  /** Moves the booking's start to when all its items are free. */
  onFree?: (at: string) => void;
  onLeaveOut: (id: number) => void;
  /** Books the quantity of a stock that is free. */
  onTake?: ((id: number, quantity: number) => void) | undefined;
  /** The quantity of a stock that is booked by itself, without what kits contain; by default all of it. */
  quantityOf?: (id: number) => number | undefined;
  /** The kit that an item is booked with, and left out with. */
  kitOf?: (id: number) => string | undefined;
  /** The name of an item that the service no longer has. */
  nameOf?: (id: number) => string | undefined;
}

/** Shows which items of a booking clash with what, and offers another time or to leave them out. */
export function Clashes(props: ClashesProps) {
  const { problem, onFree, onLeaveOut, onTake, quantityOf, kitOf, nameOf } = props;
  const clashes = withNames(clashesOf(problem), nameOf);
  if (clashes.size === 0) return null;
  const free = freeFrom(clashes);
  return (
    <div class="notice bad" role="alert" tabIndex={-1}>
      <ul class="clashes">
        {[...clashes].map(([id, group]) => (
          <li key={id}>
            <span>
              {group.map((one, index) => (
                <span key={one.message}>
                  {clashText(
                    // Only the last clash of an item says when it is free.
                    index === group.length - 1 ? one : { ...one, next_available_at: null },
                    index === 0,
                  )}{' '}
                </span>
              ))}
            </span>
            <span class="actions">
              <TakeFree
                clash={group[0]}
                quantity={quantityOf?.(id)}
                onTake={kitOf?.(id) ? undefined : onTake}
              />
              <button
                type="button"
                aria-label={`Leave out ${kitOf?.(id) ?? labelOf(group[0]) ?? id}`}
                onClick={() => onLeaveOut(id)}
              >
                {kitOf?.(id) ? `Leave out ${kitOf(id)}` : 'Leave out'}
              </button>
            </span>
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

interface TakeFreeProps {
  clash: FieldProblem | undefined;
  quantity: number | undefined;
  onTake: ClashesProps['onTake'];
}

/** Offers to take what is left of a stock. */
function TakeFree({ clash, quantity, onTake }: TakeFreeProps) {
  const { item_id, available = 0, requested = 0 } = clash ?? {};
  // The kits keep their part of it.
  const ofKits = requested - (quantity ?? requested);
  const free = available > 0 ? exact(available - ofKits) : 0;
  if (!onTake || item_id === undefined || free <= 0) return null;
  const amount = formatNumber(free);
  return (
    <button
      type="button"
      aria-label={`Take ${amount} of ${labelOf(clash) ?? item_id}`}
      onClick={() => onTake(item_id, free)}
    >
      Take {amount}
    </button>
  );
}

const labelOf = (clash: FieldProblem | undefined) =>
  clash?.name && nameWithCode({ ...clash, name: clash.name });

type ItemClashes = ReadonlyMap<number, readonly FieldProblem[]>;

/** The clashes of each item for which a booking was refused. */
export function clashesOf(problem: Problem | undefined): ItemClashes {
  const ofItems = Object.entries(problem?.fields ?? {})
    .filter(([path]) => isOfContents(path))
    .flatMap(([, group]) => group)
    .filter(({ item_id }) => item_id !== undefined);
  return Map.groupBy(ofItems, ({ item_id }) => item_id ?? 0);
}

function withNames(clashes: ItemClashes, nameOf: ClashesProps['nameOf']): ItemClashes {
  const groups = [...clashes].map(([id, group]) => {
    const name = nameOf?.(id);
    return [id, name ? group.map((one) => ({ name, ...one })) : group] as const;
  });
  return new Map(groups);
}

/** Merges the refusals of several bookings that are made together into one. */
export function mergedOf(problems: readonly Problem[]): Problem | undefined {
  const [first, ...others] = problems;
  if (!first || others.length === 0) return first;
  const entries = problems.flatMap(({ fields }) => Object.entries(fields));
  const contents = entries.filter(([path]) => isOfContents(path)).flatMap(([, group]) => group);
  const { status, code, message, fields } = first;
  const rest = Object.entries(fields).filter(([path]) => !isOfContents(path));
  const iid = contents.length > 0 ? { iid: contents } : {};
  return new Problem(status, { code, message, fields: { ...Object.fromEntries(rest), ...iid } });
}

/** Keeps the tightest clash of each item from several bookings of the same items; undefined without a clash. */
export function tightestOf(problems: readonly Problem[]): Problem | undefined {
  const clashes = problems.flatMap((problem) => [...clashesOf(problem).values()].flat());
  const tightest = new Map<number | undefined, FieldProblem>();
  for (const clash of clashes) {
    const tightestClash = tightest.get(clash.item_id);
    if (!tightestClash || (clash.available ?? 0) < (tightestClash.available ?? 0))
      tightest.set(clash.item_id, clash);
  }
  const [first] = problems;
  if (!first || tightest.size === 0) return undefined;
  const { status, code, message } = first;
  return new Problem(status, { code, message, fields: { iid: [...tightest.values()] } });
}

/** When the last of the items is free; undefined if that is not known of one of them. */
function freeFrom(clashes: ItemClashes): string | undefined {
  const times = [...clashes.values()].map((group) => group.at(-1)?.next_available_at);
  if (times.some((at) => !at)) return undefined;
  return (
    times.toSorted((one, other) => Date.parse(one ?? '') - Date.parse(other ?? '')).at(-1) ??
    undefined
  );
}
