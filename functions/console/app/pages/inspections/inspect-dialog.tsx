import { useRef } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem, Problem } from '#console/api/problem.ts';
import type { EventCreate } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { cartOfMember } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { ItemProblems } from '#console/pages/checkouts/item-problems.tsx';
import { duePlans } from '#console/pages/item/due-plans.ts';
import { type Plan, planKinds } from '#console/pages/item/plan-values.ts';
import { idsOf, inParts, missingText } from '#console/pages/selection/bulk-calls.ts';
import { fromInput, toInput } from '#console/time.ts';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import type { Fields } from '#console/ui/form.ts';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { numberOf } from '#console/ui/form-values.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { TickedItems } from '#console/ui/ticked-items.tsx';
import { undoEach } from '#console/ui/undo-each.ts';
import { itemsMax } from '#shared/limits.ts';
import { stillOutOfOrderText } from './still-out-of-order.ts';

interface InspectDialogProps extends DialogProps {
  items: readonly ListedItem[];
  /** The maintenance plans that the inspection can belong to. */
  plans?: readonly Plan[];
  /** Whether the items have plans, but none that all of them have. */
  hasOtherPlans?: boolean;
}

/**
 * Records an inspection. Ticked items have passed; the others are set out of order, if the member may do
 * so.
 */
export function InspectDialog({
  items,
  plans = [],
  hasOtherPlans = false,
  ...dialogProps
}: InspectDialogProps) {
  // Most inspections are made for what is due.
  const [duePlan] = duePlans(plans);
  const initial = {
    plan: duePlan?.name ?? '',
    kind: duePlan?.kind ?? 'inspection',
    name: '',
    time: toInput(Date.now()),
    iid: items.map(({ id }) => id) as readonly number[],
    cost: '',
    description: '',
  };
  // A second attempt records only the items that the first one did not.
  const progress = useRef(newProgress()).current;
  const canFail = can('content.items', 'action.condition');
  const form = useDialogForm(
    dialogProps,
    initial,
    async ({ iid, kind, plan, time, cost, ...texts }) => {
      const label = planKinds.find(([one]) => one === kind)?.[1] ?? kind;
      const name = texts.name.trim() || plan || label;
      const untickedIds = items.map(({ id }) => id).filter((id) => !iid.includes(id));
      const failedIds = canFail ? untickedIds : [];
      const subject = { name, kind, plan: plan || null };
      const event = { ...texts, ...subject, time: fromInput(time), cost: numberOf(cost) };
      await record(iid, { ...event, result: 'passed' }, progress);
      await record(failedIds, { ...event, result: 'failed' }, progress);
      const missing = items.filter(({ id }) => progress.missing.has(id));
      const message = missingText(missing);
      if (progress.ids.length === 0) throw new Problem(404, { code: 'not_found', message });
      cartOfMember().remove(idsOf(missing));
      const failedCount = failedIds.filter((id) => progress.items.has(id)).length;
      const failures = failuresOf(failedCount, progress.items.size);
      // Failed items would stay out of order without any record of why, so there is no undo.
      const undo = failedCount > 0 ? undefined : undoEach(progress.ids, remove);
      return {
        text: [
          `${label} of ${formatCount(progress.items.size, 'item')} recorded${failures}.`,
          await stillOutOfOrderText(iid.filter((id) => progress.items.has(id))),
          message,
        ]
          .filter(Boolean)
          .join(' '),
        undo,
      };
    },
  );
  const { values, set } = form;
  const byPlan: Fields<typeof values> = {
    ...form,
    set: (name, value) => {
      set(name, value);
      const chosenPlan = name === 'plan' && plans.find((one) => one.name === value);
      if (chosenPlan) set('kind', chosenPlan.kind);
    },
  };
  const [firstItem] = items;
  const itemsText = items.length === 1 ? firstItem?.name : formatCount(items.length, 'item');
  return (
    <FormDialog
      form={form}
      title={`Inspect ${itemsText}`}
      action="Record"
      isDisabled={!canFail && values.iid.length === 0}
      onClose={dialogProps.onClose}
    >
      <ItemProblems items={items} problem={form.problem} />
      {hasOtherPlans && (
        <p class="notice warn">
          These items have no maintenance plan in common, so this inspection completes none. To
          complete a plan, select only items that have it.
        </p>
      )}
      {plans.length > 0 && (
        <ChoiceField
          form={byPlan}
          name="plan"
          label="Plan"
          options={[['', 'None'], ...plans.map(({ name }) => [name, name] as const)]}
        />
      )}
      <div class="pairs">
        <ChoiceField form={form} name="kind" label="Kind" options={planKinds} />
        <TextField form={form} name="time" label="When" type="datetime-local" />
      </div>
      <TextField form={form} name="name" label="Name" hint="Such as “Electrical safety test”." />
      <TickedItems
        legend={canFail ? 'Passed' : 'Inspected'}
        items={items}
        tickedIds={values.iid}
        onChange={(iid) => set('iid', iid)}
        noteOf={(id) => {
          if (progress.items.has(id)) return 'Already recorded.';
          if (progress.missing.has(id)) return 'It no longer exists.';
          if (values.iid.includes(id)) return undefined;
          return canFail ? 'Failed: will be set out of order.' : 'Not recorded.';
        }}
      />
      <TextField
        form={form}
        name="cost"
        label={items.length === 1 ? 'Cost' : 'Total cost'}
        inputMode="decimal"
      />
      <LongTextField form={form} name="description" label="Remarks" />
    </FormDialog>
  );
}

/** Says how many of the recorded items failed. */
function failuresOf(failed: number, all: number): string {
  if (failed === 0) return '';
  return all === 1 ? ': it failed' : `, ${failed} of them failed`;
}

/** The events recorded so far, and their items. */
interface InspectionProgress {
  ids: number[];
  items: Set<number>;
  /** The items that were deleted meanwhile. */
  missing: Set<number>;
}

const newProgress = (): InspectionProgress => ({ ids: [], items: new Set(), missing: new Set() });

/** Records one event for each batch of items; leaves out those recorded already or deleted. */
async function record(
  all: readonly number[],
  event: Omit<EventCreate, 'iid'>,
  progress: InspectionProgress,
): Promise<void> {
  const { ids, items, missing } = progress;
  const openIds = all.filter((id) => !items.has(id) && !missing.has(id));
  try {
    await inParts(openIds, itemsMax, async (iid) => {
      // The cost is that of all items, so only the first event has it.
      const cost = ids.length === 0 ? (event.cost ?? null) : null;
      const { data } = await orThrow(api.POST('/v1/events', { body: { ...event, cost, iid } }));
      ids.push(data.id);
      for (const id of iid) items.add(id);
    });
  } catch (cause) {
    const missingItems = missingIn(asProblem(cause));
    if (missingItems.length === 0) throw cause;
    for (const id of missingItems) missing.add(id);
    await record(all, event, progress);
  }
}

/** The deleted items for which a call was refused. */
const missingIn = ({ fields }: Problem) =>
  fields.iid?.flatMap(({ code, item_id }) => (code === 'not_found' ? (item_id ?? []) : [])) ?? [];

const remove = (id: number) => orThrow(api.DELETE('/v1/events/{id}', { params: { path: { id } } }));
