import { TextField, type TextNames } from './field.tsx';
import type { Form } from './form.ts';

interface NewPasswordFieldProps<V> {
  form: Form<V>;
  name: TextNames<V>;
}

/** Where a member sets a password: what it has to be like is said before one is refused. */
export function NewPasswordField<V>(props: NewPasswordFieldProps<V>) {
  return (
    <TextField
      {...props}
      label="New password"
      hint="12 characters or more. A few words that do not belong together are good."
      type="password"
      autoComplete="new-password"
    />
  );
}
