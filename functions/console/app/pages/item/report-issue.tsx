import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Issue } from '#console/api/records.ts';
import { priorities } from '#console/pages/issues/priorities.ts';
import { ChoiceField, LongTextField, OptionField, TextField } from '#console/ui/field.tsx';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import type { ItemDialogProps } from './item-dialog-props.ts';

export function IssueDialog({ item, ...dialogProps }: ItemDialogProps) {
  const form = useDialogForm(
    dialogProps,
    {
      name: '',
      description: '',
      priority: 'normal' as Issue['priority'],
      autochange_condition: item.condition === 'operative',
      iid: [item.id],
    },
    async (values) => {
      const { data } = await orThrow(api.POST('/v1/issues', { body: values }));
      const params = { path: { id: data.id } };
      const undo = () => orThrow(api.DELETE('/v1/issues/{id}', { params }));
      return { text: `Issue “${data.name}” reported.`, undo };
    },
  );
  return (
    <FormDialog
      form={form}
      title={`Report an issue with ${item.name}`}
      action="Report"
      onClose={dialogProps.onClose}
    >
      <TextField form={form} name="name" label="What is wrong" />
      <LongTextField form={form} name="description" label="Details" />
      <ChoiceField form={form} name="priority" label="Priority" options={priorities} />
      <OptionField
        form={form}
        name="autochange_condition"
        label="Out of order until solved"
        hint="It cannot be checked out until then."
      />
    </FormDialog>
  );
}
