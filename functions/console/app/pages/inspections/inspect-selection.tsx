import { canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { formatCount } from '#console/format-count.ts';
import type { Plan } from '#console/pages/item/plan-values.ts';
import { type ItemsDialogProps, idsOf, readItems } from '#console/pages/selection/bulk-calls.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { WithData } from '#console/ui/states.tsx';
import { fold } from '#shared/text.ts';
import { InspectDialog } from './inspect-dialog.tsx';

/** Records an inspection of the ticked items, for a maintenance plan that all of them have. */
export function InspectSelection(props: ItemsDialogProps) {
  const ids = idsOf(props.items);
  const plans = useLoad(
    async (signal) => (canRead('content.items') ? plansOf(await readItems(ids, signal)) : noPlans),
    [ids.join()],
  );
  if (!plans.data) {
    return (
      <Dialog title={`Inspect ${formatCount(ids.length, 'item')}`} onClose={props.onClose}>
        <WithData result={plans}>{() => null}</WithData>
      </Dialog>
    );
  }
  const { shared, isAny } = plans.data;
  return <InspectDialog {...props} plans={shared} hasOtherPlans={isAny && shared.length === 0} />;
}

interface Plans {
  /** Those that every item has, by name and kind. */
  shared: readonly Plan[];
  /** Whether an item has a plan at all. */
  isAny: boolean;
}

const noPlans: Plans = { shared: [], isAny: false };

function plansOf(items: readonly { maintenance: readonly Plan[] }[]): Plans {
  const [first, ...others] = items;
  const shared = (first?.maintenance ?? []).filter((plan) =>
    others.every(({ maintenance }) => maintenance.some((one) => isSame(one, plan))),
  );
  return { shared, isAny: items.some(({ maintenance }) => maintenance.length > 0) };
}

const isSame = (one: Plan, other: Plan) =>
  one.kind === other.kind && fold(one.name) === fold(other.name);
