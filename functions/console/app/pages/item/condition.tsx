import { post } from '#console/api/call.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { ChoiceField, LongTextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { say } from '#console/ui/toast.tsx';
import type { ItemDialogProps } from './item-dialog.tsx';

export const conditionLabels = {
  operative: 'In order',
  inoperative: 'Out of order',
  discarded: 'Discarded',
} as const;

export function ConditionDialog({ item, onClose, onChange }: Omit<ItemDialogProps, 'action'>) {
  const path = `/v1/items/${item.id}/condition`;
  const form = useForm(
    { condition: item.condition as string, remarks: '' },
    async ({ condition, remarks }) => {
      await post(path, { condition, remarks });
      onClose();
      onChange();
      say(`The condition of ${item.name} is set.`, async () => {
        await post(path, { condition: item.condition, remarks: item.condition_remarks });
        onChange();
      });
    },
  );
  return (
    <Dialog title={`Condition of ${item.name}`} onClose={onClose}>
      <form {...form.props}>
        <GeneralProblem form={form} />
        <ChoiceField
          form={form}
          name="condition"
          label="Condition"
          options={Object.entries(conditionLabels)}
        />
        <LongTextField form={form} name="remarks" label="Why" />
        <div class="form-end">
          <Submit form={form}>Set</Submit>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
