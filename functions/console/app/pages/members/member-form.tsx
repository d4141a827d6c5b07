import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { MemberUpdate, User } from '#console/api/records.ts';
import { renewAfter } from '#console/api/renew.ts';
import { signedIn } from '#console/api/session.ts';
import { ChoiceField, TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog } from '#console/ui/form-dialog.tsx';
import { ifMatch, useRecordForm } from '#console/ui/record-form.ts';
import { PermissionPicker } from './permission-picker.tsx';
import { grantOf, rolesFor } from './roles.ts';

interface MemberFormProps extends DialogProps {
  record: User;
}

export function MemberForm({ record, ...dialogProps }: MemberFormProps) {
  const form = useRecordForm({ dialogProps, calls, record, valuesOf, bodyOf });
  return (
    <FormDialog
      form={form}
      title={`Edit ${record.name}`}
      action="Save"
      onClose={dialogProps.onClose}
    >
      <TextField form={form} name="name" label="Name" isRequired />
      <ChoiceField form={form} name="role" label="Role" options={rolesFor(record)} />
      {form.values.role === 'custom' && <PermissionPicker form={form} />}
    </FormDialog>
  );
}

const memberPath = (member_id: number) => ({ path: { id: signedIn().account.id, member_id } });

const calls = {
  get: (id: number) =>
    orThrow(api.GET('/v1/accounts/{id}/members/{member_id}', { params: memberPath(id) })),
  update: async (id: number, body: MemberUpdate, version: number) => {
    const params = { ...memberPath(id), header: ifMatch(version) };
    const answer = await orThrow(
      api.PATCH('/v1/accounts/{id}/members/{member_id}', { params, body }),
    );
    await renewAfter(id);
    return answer;
  },
};

const valuesOf = (member: User | undefined) => ({
  name: member?.name ?? '',
  role: member?.role ?? 'viewer',
  permissions: member?.permissions ?? [],
});

/** Single permissions are sent only for a custom role. */
const bodyOf = ({ name, role, permissions }: ReturnType<typeof valuesOf>) => ({
  name,
  ...grantOf(role, permissions),
});
