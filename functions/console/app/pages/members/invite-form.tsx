import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { signedIn } from '#console/api/session.ts';
import { ChoiceField, TextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';
import { grantOf, type Role, rolesFor } from './roles.ts';

export function InviteForm(page: WindowProps) {
  const options = rolesFor();
  const role: Role = options[0]?.[0] ?? 'viewer';
  const form = useWindowForm(page, { name: '', email: '', role }, async ({ name, email, role }) => {
    const params = { path: { id: signedIn().account.id } };
    const body = { name, email, ...grantOf(role) };
    await orThrow(api.POST('/v1/accounts/{id}/members', { params, body }));
    return { text: `Invitation sent to ${email}.` };
  });
  return (
    <FormWindow
      form={form}
      title="Invite member"
      action="Send invitation"
      isDisabled={options.length === 0}
      onClose={page.onClose}
    >
      <p>We send a link to the address. It works once, for 7 days.</p>
      <TextField form={form} name="name" label="Name" isRequired />
      <TextField form={form} name="email" label="E-mail" type="email" isRequired />
      <ChoiceField form={form} name="role" label="Role" options={options} />
      {options.length === 0 && <p>You lack permissions that each role gives.</p>}
    </FormWindow>
  );
}
