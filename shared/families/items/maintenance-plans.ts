import { isDeepStrictEqual } from 'node:util';
import { fold } from '#shared/text.ts';
import { addDays } from '#shared/time.ts';
import type { MaintenancePlan, PlanInput } from './plan-fields.ts';

interface MaintainedItem {
  maintenance: MaintenancePlan[];
  checkouts_count: number;
}

/** The plan of a name, compared without case and accents. */
export function findMaintenancePlan(
  { maintenance }: MaintainedItem,
  name: string,
): MaintenancePlan | undefined {
  return maintenance.find((plan) => fold(plan.name) === fold(name));
}

/**
 * The plans of an item after a body set them. A plan of a known name keeps when it was last carried out, and,
 * where the body has no `next_on` and the same interval, when it is due.
 */
export function mergePlans(
  item: MaintainedItem,
  plans: readonly PlanInput[],
  now: string,
): MaintenancePlan[] {
  return plans.map(({ next_on, ...plan }) => {
    const { every_days, every_checkouts } = plan;
    const existingPlan = findMaintenancePlan(item, plan.name);
    const isSame =
      existingPlan?.every_days === every_days && existingPlan.every_checkouts === every_checkouts;
    const mergedPlan = {
      ...plan,
      next_on: null,
      last_on: existingPlan?.last_on ?? null,
      checkouts_from:
        every_checkouts === null ? null : (existingPlan?.checkouts_from ?? item.checkouts_count),
    };
    const first = isSame ? existingPlan.next_on : firstDay(mergedPlan, item.checkouts_count, now);
    return { ...mergedPlan, next_on: next_on ?? first };
  });
}

/** The first due day: an interval after the last time, or after now. By check-outs, today if there were enough. */
function firstDay(plan: MaintenancePlan, checkouts: number, now: string): string | null {
  const { every_days, last_on } = plan;
  if (every_days !== null) return addDays(last_on ?? now, every_days);
  return isReached(plan, checkouts) ? now.slice(0, 10) : null;
}

function isReached({ every_checkouts, checkouts_from }: MaintenancePlan, checkouts: number) {
  return every_checkouts !== null && checkouts >= (checkouts_from ?? 0) + every_checkouts;
}

/** The plans and the count of an item after a check-out at `time`, which may make plans due. */
export function countCheckout(item: MaintainedItem, time: string): MaintainedItem {
  const day = time.slice(0, 10);
  const checkouts_count = item.checkouts_count + 1;
  const maintenance = item.maintenance.map((plan) => {
    const { last_on, checkouts_from: from } = plan;
    // Reported late: it was before the plan was last carried out, and does not count.
    if (from !== null && last_on !== null && day < last_on) {
      return { ...plan, checkouts_from: from + 1 };
    }
    const isEarlier = plan.next_on === null || plan.next_on > day;
    return isEarlier && isReached(plan, checkouts_count) ? { ...plan, next_on: day } : plan;
  });
  return { checkouts_count, maintenance };
}

/** The changes of an item when a plan was carried out; none if it was carried out later, too. */
export function completePlan(
  item: MaintainedItem,
  name: string,
  time: string,
): Partial<MaintainedItem> {
  const plan = findMaintenancePlan(item, name);
  const day = time.slice(0, 10);
  if (!plan || (plan.last_on !== null && plan.last_on > day)) return {};
  const { every_days, every_checkouts } = plan;
  return withPlan(item, {
    ...plan,
    last_on: day,
    next_on: every_days === null ? null : addDays(day, every_days),
    checkouts_from: every_checkouts === null ? null : item.checkouts_count,
  });
}

/**
 * The changes of an item when the latest event of a plan is deleted: due an interval after the one
 * before it, or else on its own day. A day that was set by hand since stays.
 */
export function withoutLatestEvent(
  item: MaintainedItem,
  plan: MaintenancePlan,
  { day, previous }: { day: string; previous: string | null },
): Partial<MaintainedItem> {
  const { every_days } = plan;
  const before = every_days !== null && previous !== null ? addDays(previous, every_days) : day;
  const next_on = isSetByHand(item, plan, day) ? plan.next_on : before;
  return withPlan(item, { ...plan, last_on: previous, next_on });
}

/** Whether the due date of a plan does not follow from its latest event, on a day. */
function isSetByHand(item: MaintainedItem, plan: MaintenancePlan, day: string): boolean {
  const { every_days, next_on } = plan;
  if (every_days !== null) return next_on !== addDays(day, every_days);
  return next_on !== null && !isReached(plan, item.checkouts_count);
}

/** The changes of an item by a plan; none where that is as it was. */
function withPlan(item: MaintainedItem, changedPlan: MaintenancePlan): Partial<MaintainedItem> {
  if (isDeepStrictEqual(findMaintenancePlan(item, changedPlan.name), changedPlan)) return {};
  const maintenance = item.maintenance.map((plan) =>
    plan.name === changedPlan.name ? changedPlan : plan,
  );
  return { maintenance };
}

/** The day on which the next maintenance of an item is due; null without one. */
export function nextMaintenance({
  maintenance,
}: Pick<MaintainedItem, 'maintenance'>): string | null {
  const days = maintenance.flatMap(({ next_on }) => next_on ?? []);
  return days.sort().at(0) ?? null;
}
