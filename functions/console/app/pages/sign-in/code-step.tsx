import { TextField } from '#console/ui/field.tsx';
import { focusOnMount } from '#console/ui/focus-on-mount.ts';
import type { Form } from '#console/ui/form.ts';
import { Submit } from '#console/ui/form-parts.tsx';

interface SignInValues {
  email: string;
  password: string;
  code: string;
}

interface CodeStepProps {
  form: Form<SignInValues>;
  onBack: () => void;
}

/** The second step of a sign-in, after the password. */
export function CodeStep({ form, onBack }: CodeStepProps) {
  return (
    <>
      <div ref={focusOnMount}>
        <TextField
          form={form}
          name="code"
          label="Code"
          hint="From your authenticator app. If you do not have it, enter a recovery code."
          autoComplete="one-time-code"
          isRequired
        />
      </div>
      <div class="form-end">
        <Submit form={form}>Sign in</Submit>
        <button type="button" onClick={onBack}>
          Back
        </button>
      </div>
    </>
  );
}
