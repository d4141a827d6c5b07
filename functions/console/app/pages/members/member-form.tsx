import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { MemberUpdate, User } from '#console/api/records.ts';
import { renewAfter } from '#console/api/renew.ts';
import { signedIn } from '#console/api/session.ts';
import { changesOf } from '#console/ui/changes.ts';
import { ChoiceField, TextField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';
import { ifMatch } from '#console/ui/record-form.ts';
import { grantOf, rolesFor } from './roles.ts';

interface MemberFormProps extends WindowProps {
  known: User;
}

/** The name and the role of a member. */
export function MemberForm({ known, ...page }: MemberFormProps) {
  const first = { name: known.name, role: known.role };
  const bodyOf = ({ name, role }: typeof first): MemberUpdate => ({
    name,
    ...grantOf(role, known.permissions),
  });
  const form = useWindowForm(page, first, async (values) => {
    const [then, now] = [bodyOf(first), bodyOf(values)];
    const changes = changesOf(then, now);
    if (Object.keys(changes).length === 0) return { text: 'No changes to save.' };
    const { version } = await update(known, changes, known.version);
    const undo = () => update(known, changesOf(now, then), version);
    return { text: `${values.name} saved.`, undo };
  });
  return (
    <FormWindow form={form} title={`Edit ${known.name}`} action="Save" onClose={page.onClose}>
      <TextField form={form} name="name" label="Name" isRequired />
      <ChoiceField form={form} name="role" label="Role" options={rolesFor(known)} />
    </FormWindow>
  );
}

async function update({ id }: User, body: MemberUpdate, version: number): Promise<User> {
  const path = { id: signedIn().account.id, member_id: id };
  const params = { path, header: ifMatch(version) };
  const answer = orThrow(api.PATCH('/v1/accounts/{id}/members/{member_id}', { params, body }));
  const { data } = await answer;
  await renewAfter(id);
  return data;
}
