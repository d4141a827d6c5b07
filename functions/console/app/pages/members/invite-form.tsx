import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem, Problem } from '#console/api/problem.ts';
import type { Permission, User } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { ChoiceField, TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { PermissionPicker } from './permission-picker.tsx';
import { grantOf, type Role, rolesFor } from './roles.ts';

interface InviteFormProps extends DialogProps {
  members: readonly User[];
}

export function InviteForm({ members, ...dialogProps }: InviteFormProps) {
  const options = rolesFor();
  const role: Role = options[0]?.[0] ?? 'custom';
  const initial = { name: '', email: '', role, permissions: [] as Permission[] };
  const form = useDialogForm(dialogProps, initial, async ({ name, email, role, permissions }) => {
    const params = { path: { id: signedIn().account.id } };
    const body = { name, email, ...grantOf(role, permissions) };
    await orThrow(api.POST('/v1/accounts/{id}/members', { params, body })).catch(
      (cause: unknown) => {
        throw withNameOf(members, asProblem(cause));
      },
    );
    return { text: `Invitation sent to ${email}.` };
  });
  return (
    <FormDialog
      form={form}
      title="Invite member"
      action="Send invitation"
      onClose={dialogProps.onClose}
    >
      <p>We send a link to the address. It works once, for 7 days.</p>
      <TextField form={form} name="name" label="Name" isRequired />
      <TextField form={form} name="email" label="Email" type="email" isRequired />
      <ChoiceField form={form} name="role" label="Role" options={options} />
      {form.values.role === 'custom' && <PermissionPicker form={form} />}
    </FormDialog>
  );
}

/** Adds which member has the address already. */
function withNameOf(members: readonly User[], problem: Problem): Problem {
  const { status, code, message, fields } = problem;
  const duplicateProblem = fields.email?.find((one) => one.code === 'taken');
  const member = members.find(({ id }) => id === duplicateProblem?.id);
  if (!duplicateProblem || !member) return problem;
  const email = [{ ...duplicateProblem, message: `${member.name} already has this address.` }];
  return new Problem(status, { code, message, fields: { ...fields, email } });
}
