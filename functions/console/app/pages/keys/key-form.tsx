import type { Key, KeyCreate } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { FormWindow } from '#console/ui/form-window.tsx';
import { ScopePicker } from './scope-picker.tsx';

interface KeyFormProps {
  /** The key that is changed; a new one is created where there is none. */
  known?: Key;
  onSave: (body: KeyCreate) => Promise<void>;
  onClose: () => void;
}

export function KeyForm({ known, onSave, onClose }: KeyFormProps) {
  const initial = {
    name: known?.name ?? '',
    access: known?.access ?? 'restricted',
    scopes: known?.scopes ?? [],
    contact_email: known ? (known.contact_email ?? '') : signedIn().user.email,
  };
  const form = useForm(initial, ({ contact_email, scopes, ...rest }) =>
    onSave({
      ...rest,
      scopes: rest.access === 'full' ? [] : scopes,
      contact_email: contact_email.trim() || null,
    }),
  );
  const { values, set } = form;
  return (
    <FormWindow
      form={form}
      title={known ? `Edit ${known.name}` : 'Create API key'}
      action={known ? 'Save' : 'Create key'}
      onClose={onClose}
    >
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
        label="Contact e-mail"
        type="email"
        hint="We notify this address when the key is changed, rotated, revoked or refused."
      />
    </FormWindow>
  );
}

const accesses = [
  ['restricted', 'Restricted', 'Only what you choose below.'],
  ['full', 'Full', 'Everything that its creator can do.'],
] as const;
