import { addDays } from '#shared/time.ts';

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
