import type { ComponentChildren } from 'preact';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Key, KeyCreate, KeyWithToken } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { TextField } from '#console/ui/field.tsx';
import { type Form, useForm } from '#console/ui/form.ts';
import { type DialogProps, FormDialog } from '#console/ui/form-dialog.tsx';
import { ifMatch, useRecordForm } from '#console/ui/record-form.ts';
import { ScopePicker } from './scope-picker.tsx';
import { mergeScopes } from './scopes.ts';

interface NewKeyProps {
  accountId: number;
  onToken: (key: KeyWithToken) => void;
  onClose: () => void;
}

export function NewKey({ accountId: id, onToken, onClose }: NewKeyProps) {
  const initial = { ...valuesOf(undefined), contact_email: signedIn().user.email };
  const form = useForm(initial, async (values) => {
    const body = bodyOf(values);
    onToken(
      (await orThrow(api.POST('/v1/accounts/{id}/keys', { params: { path: { id } }, body }))).data,
    );
  });
  return <KeyFormDialog form={form} title="Create API key" action="Create key" onClose={onClose} />;
}

export function EditKey({
  accountId,
  apiKey,
  ...dialogProps
}: DialogProps & { accountId: number; apiKey: Key }) {
  const merges = { scopes: mergeScopes };
  const form = useRecordForm({
    dialogProps,
    calls: callsOf(accountId),
    record: apiKey,
    valuesOf,
    bodyOf,
    merges,
  });
  return (
    <KeyFormDialog
      form={form}
      title={`Edit ${apiKey.name}`}
      action="Save"
      onClose={dialogProps.onClose}
    >
      <p>A change applies from the next request of the key.</p>
    </KeyFormDialog>
  );
}

const callsOf = (id: number) => ({
  get: (key_id: number) =>
    orThrow(api.GET('/v1/accounts/{id}/keys/{key_id}', { params: { path: { id, key_id } } })),
  update: (key_id: number, body: Partial<KeyCreate>, version: number) => {
    const params = { path: { id, key_id }, header: ifMatch(version) };
    return orThrow(api.PATCH('/v1/accounts/{id}/keys/{key_id}', { params, body }));
  },
});

const valuesOf = (key: Key | undefined) => ({
  name: key?.name ?? '',
  access: key?.access ?? 'restricted',
  scopes: key?.scopes ?? [],
  contact_email: key?.contact_email ?? '',
});

type KeyValues = ReturnType<typeof valuesOf>;

const bodyOf = ({ contact_email, scopes, ...rest }: KeyValues): KeyCreate => ({
  ...rest,
  scopes: rest.access === 'full' ? [] : scopes,
  contact_email: contact_email.trim() || null,
});

interface KeyFormDialogProps {
  form: Form<KeyValues>;
  title: string;
  action: string;
  onClose: () => void;
  children?: ComponentChildren;
}

function KeyFormDialog({ form, title, action, onClose, children }: KeyFormDialogProps) {
  const { values, set } = form;
  return (
    <FormDialog form={form} title={title} action={action} onClose={onClose}>
      {children}
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="The app that uses it, such as Web shop."
      />
      <fieldset class="access">
        <legend>Access</legend>
        {accesses.map(([access, label, hint]) => (
          <label key={access} class="option">
            <input
              type="radio"
              name="access"
              value={access}
              checked={values.access === access}
              onChange={() => set('access', access)}
            />
            <span>
              {label}
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {values.access === 'restricted' && (
        <ScopePicker
          scopes={values.scopes}
          error={form.errorOf('scopes')}
          onChange={(scopes) => set('scopes', scopes)}
        />
      )}
      <TextField
        form={form}
        name="contact_email"
        label="Contact email"
        type="email"
        hint="We notify this address when the key is changed, rotated, revoked or refused."
      />
    </FormDialog>
  );
}

const accesses = [
  ['restricted', 'Restricted', 'Only what you choose below.'],
  ['full', 'Full', 'Everything that its creator can do.'],
] as const;
