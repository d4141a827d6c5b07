import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem, Problem } from '#console/api/problem.ts';
import type { Item } from '#console/api/records.ts';
import { ChoiceField, LongTextField } from '#console/ui/field.tsx';
import type { Form } from '#console/ui/form.ts';
import { FormDialog, type Outcome, useDialogForm } from '#console/ui/form-dialog.tsx';
import { ifMatch } from '#console/ui/record-form.ts';
import { conditionLabels } from './fields.ts';
import type { ItemDialogProps } from './item-dialog-props.ts';

export function ConditionDialog({ item: shownItem, ...dialogProps }: ItemDialogProps) {
  const [item, setItem] = useState(shownItem);
  const initial = { condition: shownItem.condition, remarks: '' };
  const form: Form<Decision> = useDialogForm(dialogProps, initial, (values) =>
    decide(item, values),
  );
  const decide = async (before: Item, values: Decision): Promise<Outcome> => {
    try {
      const after = await set(before, values);
      const label = conditionLabels[values.condition].toLowerCase();
      const { condition, condition_remarks: remarks } = before;
      const undo = () => set(after, { condition, remarks });
      return { text: `${after.name} set to ${label}.`, undo };
    } catch (cause) {
      if (asProblem(cause).status !== 412) throw cause;
      const params = { path: { id: before.id } };
      const { data } = await orThrow(api.GET('/v1/items/{id}', { params }));
      // Another kind of change, such as a move, does not affect this decision: try again.
      if (data.condition_changed_at === before.condition_changed_at) return decide(data, values);
      if (values.condition === before.condition) form.set('condition', data.condition);
      setItem(data);
      throw decidedBefore(data);
    }
  };
  return (
    <FormDialog
      form={form}
      title={`Condition of ${shownItem.name}`}
      action="Save"
      onClose={dialogProps.onClose}
    >
      <ChoiceField
        form={form}
        name="condition"
        label="Condition"
        options={Object.entries(conditionLabels)}
      />
      <LongTextField form={form} name="remarks" label="Reason" />
    </FormDialog>
  );
}

interface Decision {
  condition: Item['condition'];
  remarks: string;
}

type ConditionBody = Pick<Decision, 'condition'> & { remarks: string | null };

async function set({ id, version }: Item, body: ConditionBody): Promise<Item> {
  const params = { path: { id }, header: ifMatch(version) };
  return (await orThrow(api.POST('/v1/items/{id}/condition', { params, body }))).data;
}

function decidedBefore({ name, condition, ...item }: Item): Problem {
  const who = item.condition_changed_by?.name ?? 'Someone';
  const now = [conditionLabels[condition].toLowerCase(), item.condition_remarks];
  const message = `${who} set ${name} to ${now.filter(Boolean).join(': ')}. Review it, then save again.`;
  return new Problem(412, { code: 'version_mismatch', message });
}
