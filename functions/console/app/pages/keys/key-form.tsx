import type { Key } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import type { Scope } from '#shared/families.ts';
import { ScopePicker } from './scope-picker.tsx';

interface KeyBody {
  name: string;
  access: 'full' | 'restricted';
  scopes: Scope[];
  contact_email: string | null;
}

interface KeyFormProps {
  /** The key that is changed; a new one is made where there is none. */
  known?: Key;
  onSave: (body: KeyBody) => Promise<void>;
  onClose: () => void;
}

export function KeyForm({ known, onSave, onClose }: KeyFormProps) {
  const initial = {
    name: known?.name ?? '',
    access: known?.access ?? 'restricted',
    scopes: known?.scopes ?? [],
    contact_email: known ? (known.contact_email ?? '') : signedIn().user.email,
  } satisfies Record<keyof KeyBody, unknown>;
  const form = useForm<Omit<KeyBody, 'contact_email'> & { contact_email: string }>(
    initial,
    ({ contact_email, scopes, ...rest }) =>
      onSave({
        ...rest,
        scopes: rest.access === 'full' ? [] : scopes,
        contact_email: contact_email.trim() || null,
      }),
  );
  const { values, set } = form;
  return (
    <Dialog title={known ? `Edit ${known.name}` : 'Create an API key'} onClose={onClose}>
      <form {...form.props}>
        <GeneralProblem form={form} />
        <TextField form={form} name="name" label="Name" hint="What uses it, such as Web shop." />
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
          hint="Who is told when the key is changed, rotated, revoked or refused."
        />
        <div class="form-end">
          <Submit form={form}>{known ? 'Save' : 'Create the key'}</Submit>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const accesses = [
  ['restricted', 'Restricted', 'Only what you choose below.'],
  ['full', 'Full', 'All that its creator may do.'],
] as const;
