import { joinList } from './list-cells.ts';

interface Plan {
  name: string;
  kind: string;
  every_days: number | null;
  every_checkouts: number | null;
  next_on: string | null;
}

/** The cell from which an import reads maintenance plans. */
export function joinPlans(plans: readonly Plan[]): string {
  const texts = plans.map(({ name, kind, every_days, every_checkouts, next_on }) => {
    const interval = every_days === null ? `${every_checkouts} checkouts` : `${every_days} days`;
    return `${name}: ${kind} every ${interval}${next_on === null ? '' : `, next on ${next_on}`}`;
  });
  return joinList(texts);
}
