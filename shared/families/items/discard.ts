import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { blockerProblems, readBlockers } from '#shared/records/blockers.ts';
import { occupanciesOf } from './availability.ts';
import { isHolder } from './booked-quantities.ts';
import { timesOf } from './clashes.ts';
import { bookingsInUse } from './condition.ts';
import type { ItemCondition } from './fields.ts';
import type { ItemRecord } from './record.ts';

type DiscardProblems = ReturnType<typeof blockerProblems>;

/** The reasons not to discard an item: it is out, or reserved in the future. */
export async function discardProblems(
  call: Call,
  item: ItemRecord,
  condition: ItemCondition | null,
): Promise<DiscardProblems> {
  if (condition !== 'discarded' || item.condition === 'discarded') return [];
  const { checkouts, reservations } = bookingsInUse(item, call.now);
  const blockers = await Promise.all([
    readBlockers(call, 'checkout', checkouts),
    readBlockers(call, 'reservation', reservations),
  ]);
  const problems = blockerProblems(blockers, (resource) =>
    resource === 'checkout' ? 'item_checked_out' : 'item_reserved',
  );
  return problems.map((problem) =>
    problem.code === 'item_checked_out'
      ? { ...problem, ...outTimes(item, Number(problem.id), call.now) }
      : problem,
  );
}

/** When what is out on a checkout comes back, whole or in part; nobody knows if it is overdue. */
function outTimes(item: ItemRecord, checkout_id: number, now: string): Record<string, unknown> {
  const all = occupanciesOf(item, { now });
  const out = all.find(({ holder }) => isHolder(holder, { checkout_id }));
  if (!out) return {};
  return { ...timesOf(out), next_available_at: out.overdueSince === undefined ? out.end : null };
}

/** Refuses to discard an item in use. A checkout takes precedence over a reservation. */
export function assertDiscardable(problems: DiscardProblems): void {
  const isOut = ({ code }: DiscardProblems[number]) => code === 'item_checked_out';
  const condition = [...problems.filter(isOut), ...problems.filter((one) => !isOut(one))];
  const [first] = condition;
  if (first) throw new ApiError(first.code, { fields: { condition } });
}
