import { post, remove } from '#console/api/call.ts';
import type { Issue } from '#console/api/records.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { say } from '#console/ui/toast.tsx';
import type { ItemDialogProps } from './item-dialog.tsx';

const priorities = [
  ['low', 'Low'],
  ['normal', 'Normal'],
  ['high', 'High'],
] as const;

export function IssueDialog({ item, onClose, onChange }: Omit<ItemDialogProps, 'action'>) {
  const form = useForm(
    {
      name: '',
      description: '',
      priority: 'normal',
      autochange_condition: item.condition === 'operative',
      iid: [item.id],
    },
    async (values) => {
      const { data } = await post<Issue>('/v1/issues', values);
      onClose();
      onChange();
      say(`${data.name} is reported.`, async () => {
        await remove(`/v1/issues/${data.id}`);
        onChange();
      });
    },
  );
  return (
    <Dialog title={`Report an issue with ${item.name}`} onClose={onClose}>
      <form {...form.props}>
        <GeneralProblem form={form} />
        <TextField form={form} name="name" label="What is wrong" />
        <LongTextField form={form} name="description" label="More about it" />
        <ChoiceField form={form} name="priority" label="Priority" options={priorities} />
        <label class="option">
          <input
            type="checkbox"
            checked={form.values.autochange_condition}
            onChange={(event) => form.set('autochange_condition', event.currentTarget.checked)}
          />
          <span>
            Out of order until it is solved
            <small>Nobody can check it out meanwhile.</small>
          </span>
        </label>
        <div class="form-end">
          <Submit form={form}>Report</Submit>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
