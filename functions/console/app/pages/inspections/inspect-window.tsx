import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { EventCreate } from '#console/api/records.ts';
import { counted } from '#console/counted.ts';
import { ItemProblems } from '#console/pages/checkouts/item-problems.tsx';
import { fromInput, toInput } from '#console/time.ts';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import { numberOf } from '#console/ui/form-values.ts';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';
import type { ListedItem } from '#console/ui/items-field.tsx';
import { TickedItems } from '#console/ui/ticked-items.tsx';

interface InspectWindowProps extends WindowProps {
  items: readonly ListedItem[];
}

const kinds = [
  ['inspection', 'Inspection'],
  ['calibration', 'Calibration'],
  ['maintenance', 'Maintenance'],
] as const;
type Kind = (typeof kinds)[number][0];

/** The most items of one event, as the API has it. */
const mostItems = 40;

/** Notes that items were inspected: what is ticked has passed, the rest is out of order. */
export function InspectWindow({ items, ...page }: InspectWindowProps) {
  const initial = {
    kind: 'inspection' as Kind,
    name: '',
    time: toInput(Date.now()),
    iid: items.map(({ id }) => id) as readonly number[],
    cost: '',
    description: '',
  };
  const form = useWindowForm(page, initial, async ({ iid, kind, time, cost, ...texts }) => {
    const label = kinds.find(([one]) => one === kind)?.[1] ?? kind;
    const name = texts.name.trim() || label;
    const failed = items.map(({ id }) => id).filter((id) => !iid.includes(id));
    const event = { ...texts, name, kind, time: fromInput(time), cost: numberOf(cost) };
    const ids = [
      ...(await record([...iid], { ...event, result: 'passed' })),
      ...(await record(failed, { ...event, result: 'failed' })),
    ];
    const words = failed.length > 0 ? `, ${failed.length} of them failed` : '';
    // What has failed stays out of order, though nobody said why any more.
    const undo = failed.length > 0 ? undefined : () => remove(ids);
    return { text: `${label} of ${counted(items.length, 'item')} recorded${words}.`, undo };
  });
  const { values, set } = form;
  const [only] = items;
  const about = items.length === 1 ? only?.name : counted(items.length, 'item');
  return (
    <FormWindow form={form} title={`Inspect ${about}`} action="Record" onClose={page.onClose}>
      <ItemProblems items={items} problem={form.problem} hasNoList />
      <div class="pairs">
        <ChoiceField form={form} name="kind" label="Kind" options={kinds} />
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
