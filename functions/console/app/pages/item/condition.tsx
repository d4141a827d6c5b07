import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { ChoiceField, LongTextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm } from '#console/ui/form-window.tsx';
import { ifMatch } from '#console/ui/record-form.ts';
import { conditionLabels } from './fields.ts';
import { type ItemWindowProps, isNext } from './item-window.ts';

export function ConditionDialog({ item, ...page }: ItemWindowProps) {
  const before = { condition: item.condition, remarks: item.condition_remarks };
  const set = (body: typeof before, version?: number) => {
    const header = version === undefined ? {} : ifMatch(version);
    const params = { path: { id: item.id }, header };
    return orThrow(api.POST('/v1/items/{id}/condition', { params, body }));
  };
  const initial = { condition: item.condition, remarks: '' };
  const form = useWindowForm(page, initial, async (values) => {
    const { data } = await set(values);
    const label = conditionLabels[values.condition].toLowerCase();
    const undo = isNext(data, item) ? () => set(before, data.version) : undefined;
    return { text: `${item.name} set to ${label}.`, undo };
  });
  return (
    <FormWindow
      form={form}
      title={`Condition of ${item.name}`}
      action="Save"
      onClose={page.onClose}
    >
      <ChoiceField
        form={form}
        name="condition"
        label="Condition"
        options={Object.entries(conditionLabels)}
      />
      <LongTextField form={form} name="remarks" label="Reason" />
    </FormWindow>
  );
}
