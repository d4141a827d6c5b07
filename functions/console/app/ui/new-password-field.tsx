import { TextField, type TextNames } from './field.tsx';
import type { Form } from './form.ts';

interface NewPasswordFieldProps<V> {
  form: Form<V>;
  name: TextNames<V>;
}

export function NewPasswordField<V>(props: NewPasswordFieldProps<V>) {
  return (
    <TextField
      {...props}
      label="New password"
      hint="At least 12 characters. A few unrelated words work well."
      type="password"
      autoComplete="new-password"
    />
  );
}
