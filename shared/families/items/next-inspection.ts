import { addDays } from '#shared/time.ts';
import { nextMaintenance } from './maintenance-plans.ts';
import type { MaintenancePlan } from './plan-fields.ts';

interface InspectedItem {
  inspection_interval_days: number | null;
  last_inspection_on: string | null;
  created_at: string;
}

/** The next inspection: one interval after the latest inspection, or after the item's creation. */
export function nextInspection({
  inspection_interval_days: interval,
  last_inspection_on: last,
  created_at,
}: InspectedItem): string | null {
  return interval === null ? null : addDays(last ?? created_at, interval);
}

/** The day on which an inspection is due, by the item's interval or by one of its plans, whichever is first. */
export function inspectionDue(
  item: InspectedItem & { maintenance: MaintenancePlan[] },
): string | null {
  const interval = nextInspection(item);
  const plans = item.maintenance.filter(({ kind }) => kind === 'inspection');
  const plan = nextMaintenance({ maintenance: plans });
  if (interval === null || plan === null) return interval ?? plan;
  return interval < plan ? interval : plan;
}
