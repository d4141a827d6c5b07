import { post } from '#console/api/call.ts';
import { ChoiceField, LongTextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm } from '#console/ui/form-window.tsx';
import type { ItemWindowProps } from './item-dialog.tsx';

export const conditionLabels = {
  operative: 'In order',
  inoperative: 'Out of order',
  discarded: 'Discarded',
} as const;

export function ConditionDialog({ item, ...page }: ItemWindowProps) {
  const path = `/v1/items/${item.id}/condition`;
  const before = { condition: item.condition, remarks: item.condition_remarks };
  const form = useWindowForm(
    page,
    { condition: item.condition as string, remarks: '' },
    async (values) => {
      await post(path, values);
      return { text: `The condition of ${item.name} is set.`, undo: () => post(path, before) };
    },
  );
  return (
    <FormWindow form={form} title={`Condition of ${item.name}`} action="Set" onClose={page.onClose}>
      <ChoiceField
        form={form}
        name="condition"
        label="Condition"
        options={Object.entries(conditionLabels)}
      />
      <LongTextField form={form} name="remarks" label="Why" />
    </FormWindow>
  );
}
