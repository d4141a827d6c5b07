import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { EventCreate } from '#console/api/records.ts';
import { counted } from '#console/counted.ts';
import { ItemProblems } from '#console/pages/checkouts/item-problems.tsx';
import { type Plan, planKinds } from '#console/pages/item/plan-values.ts';
import { fromInput, toInput } from '#console/time.ts';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import type { Fields } from '#console/ui/form.ts';
import { numberOf } from '#console/ui/form-values.ts';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { TickedItems } from '#console/ui/ticked-items.tsx';

interface InspectWindowProps extends WindowProps {
  items: readonly ListedItem[];
  /** The plans that may be carried out. */
  plans?: readonly Plan[];
}

/** The most items of one event, as the API has it. */
const mostItems = 40;

/** Notes that items were inspected: what is ticked has passed, the rest is out of order. */
export function InspectWindow({ items, plans = [], ...page }: InspectWindowProps) {
  const initial = {
    plan: '',
    kind: 'inspection' as Plan['kind'],
    name: '',
    time: toInput(Date.now()),
    iid: items.map(({ id }) => id) as readonly number[],
    cost: '',
    description: '',
  };
  const form = useWindowForm(page, initial, async ({ iid, kind, plan, time, cost, ...texts }) => {
    const label = planKinds.find(([one]) => one === kind)?.[1] ?? kind;
    const name = texts.name.trim() || plan || label;
    const failed = items.map(({ id }) => id).filter((id) => !iid.includes(id));
    const about = { name, kind, plan: plan || null };
    const event = { ...texts, ...about, time: fromInput(time), cost: numberOf(cost) };
    const ids = [
      ...(await record([...iid], { ...event, result: 'passed' })),
      ...(await record(failed, { ...event, result: 'failed' })),
    ];
    const failures = failed.length > 0 ? `, ${failed.length} of them failed` : '';
    // What has failed stays out of order, though nobody said why any more.
    const undo = failed.length > 0 ? undefined : () => remove(ids);
    return { text: `${label} of ${counted(items.length, 'item')} recorded${failures}.`, undo };
  });
  const { values, set } = form;
  const byPlan: Fields<typeof values> = {
    ...form,
    set: (name, value) => {
      set(name, value);
      const chosen = name === 'plan' && plans.find((one) => one.name === value);
      if (chosen) set('kind', chosen.kind);
    },
  };
  const [only] = items;
  const about = items.length === 1 ? only?.name : counted(items.length, 'item');
  return (
    <FormWindow form={form} title={`Inspect ${about}`} action="Record" onClose={page.onClose}>
      <ItemProblems items={items} problem={form.problem} hasNoList />
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
        legend="Passed"
        items={items}
        tickedIds={values.iid}
        onChange={(iid) => set('iid', iid)}
        noteOf={(id) => (values.iid.includes(id) ? undefined : 'Failed: out of order from now on.')}
      />
      <TextField form={form} name="cost" label="Cost" inputMode="decimal" />
      <LongTextField form={form} name="description" label="Remarks" />
    </FormWindow>
  );
}

/** Records one event for each part of the items that fits; the ids of the events. */
async function record(iid: number[], event: Omit<EventCreate, 'iid'>): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < iid.length; start += mostItems) {
    const body = { ...event, iid: iid.slice(start, start + mostItems) };
    ids.push((await orThrow(api.POST('/v1/events', { body }))).data.id);
  }
  return ids;
}

async function remove(ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await orThrow(api.DELETE('/v1/events/{id}', { params: { path: { id } } }));
  }
}
