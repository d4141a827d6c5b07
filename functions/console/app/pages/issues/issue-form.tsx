import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Issue, IssueCreate } from '#console/api/records.ts';
import { toNumberInput } from '#console/numbers.ts';
import { fromInput, toInput } from '#console/time.ts';
import { mergeItems } from '#console/ui/booked-items.ts';
import { ChoiceField, LongTextField, TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog } from '#console/ui/form-dialog.tsx';
import { numberOf } from '#console/ui/form-values.ts';
import { ItemsField } from '#console/ui/items-field.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { ifMatch, useRecordForm } from '#console/ui/record-form.ts';
import { ContactPicker, MemberPicker } from '#console/ui/record-pickers.tsx';
import { priorities } from './priorities.ts';

interface IssueFormProps extends DialogProps {
  /** The issue to change; without it, the form reports one. */
  record?: Issue;
}

export function IssueForm({ record, ...dialogProps }: IssueFormProps) {
  const form = useRecordForm({
    dialogProps,
    calls,
    record,
    valuesOf,
    bodyOf,
    merges: { iid: mergeItems },
    // Pictures can be added on the issue's page.
    pageOf: ({ id }) => `/issues/${id}`,
  });
  const { values, set } = form;
  return (
    <FormDialog
      form={form}
      title={record ? `Edit ${record.name}` : 'Report an issue'}
      action={record ? 'Save' : 'Report'}
      onClose={dialogProps.onClose}
    >
      <TextField form={form} name="name" label="What is wrong" isRequired />
      <LongTextField form={form} name="description" label="Details" />
      <div class="pairs">
        <ChoiceField form={form} name="priority" label="Priority" options={priorities} />
        <MemberPicker form={form} name="user_id" label="Assigned to" />
        <TextField form={form} name="deadline" label="Deadline" type="datetime-local" />
        <TextField form={form} name="cost" label="Cost" inputMode="decimal" />
      </div>
      <ContactPicker form={form} name="contact_id" label="Contact" hint="Who repairs it." canAdd />
      <ItemsField
        items={values.iid}
        onChange={(iid) => set('iid', iid)}
        error={form.errorOf('iid')}
      />
    </FormDialog>
  );
}

const calls = {
  create: (body: IssueCreate) => orThrow(api.POST('/v1/issues', { body })),
  get: (id: number) => orThrow(api.GET('/v1/issues/{id}', { params: { path: { id } } })),
  update: (id: number, body: Partial<IssueCreate>, version: number) => {
    const params = { path: { id }, header: ifMatch(version) };
    return orThrow(api.PATCH('/v1/issues/{id}', { params, body }));
  },
};

function valuesOf(issue: Issue | undefined) {
  return {
    name: issue?.name ?? '',
    description: issue?.description ?? '',
    priority: issue?.priority ?? 'normal',
    user_id: (issue?.user ?? undefined) as Choice | undefined,
    contact_id: (issue?.contact ?? undefined) as Choice | undefined,
    deadline: issue?.deadline ? toInput(issue.deadline) : '',
    cost: issue?.cost === null || issue === undefined ? '' : toNumberInput(issue.cost),
    iid: (issue?.items ?? []) as readonly ListedItem[],
  };
}

function bodyOf(values: ReturnType<typeof valuesOf>): IssueCreate {
  const { name, description, priority, user_id, contact_id, deadline, cost, iid } = values;
  return {
    name,
    description,
    priority,
    user_id: user_id?.id ?? null,
    contact_id: contact_id?.id ?? null,
    deadline: deadline === '' ? null : fromInput(deadline),
    cost: numberOf(cost),
    iid: iid.map(({ id }) => id),
  };
}
