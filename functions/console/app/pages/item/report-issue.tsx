import { post, remove } from '#console/api/call.ts';
import type { Issue } from '#console/api/records.ts';
import { ChoiceField, LongTextField, OptionField, TextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm } from '#console/ui/form-window.tsx';
import type { ItemWindowProps } from './item-dialog.tsx';

const priorities = [
  ['low', 'Low'],
  ['normal', 'Normal'],
  ['high', 'High'],
] as const;

export function IssueDialog({ item, ...page }: ItemWindowProps) {
  const form = useWindowForm(
    page,
    {
      name: '',
      description: '',
      priority: 'normal',
      autochange_condition: item.condition === 'operative',
      iid: [item.id],
    },
    async (values) => {
      const { data } = await post<Issue>('/v1/issues', values);
      return { text: `${data.name} is reported.`, undo: () => remove(`/v1/issues/${data.id}`) };
    },
  );
  return (
    <FormWindow
      form={form}
      title={`Report an issue with ${item.name}`}
      action="Report"
      onClose={page.onClose}
    >
      <TextField form={form} name="name" label="What is wrong" />
      <LongTextField form={form} name="description" label="More about it" />
      <ChoiceField form={form} name="priority" label="Priority" options={priorities} />
      <OptionField
        form={form}
        name="autochange_condition"
        label="Out of order until it is solved"
        hint="Nobody can check it out meanwhile."
      />
    </FormWindow>
  );
}
