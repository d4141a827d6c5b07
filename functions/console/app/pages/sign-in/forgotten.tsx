import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { publicApi } from '#console/api/public-client.ts';
import { TextField } from '#console/ui/field.tsx';
import { focusOnMount } from '#console/ui/focus-on-mount.ts';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { Frame } from './frame.tsx';

export function ForgottenPage() {
  const [sentTo, setSentTo] = useState('');
  const form = useForm({ email: '' }, async ({ email }) => {
    await orThrow(publicApi.POST('/v1/auth/reset', { body: { email } }));
    setSentTo(email);
  });
  return (
    <Frame title="Reset your password">
      {sentTo ? (
        <p ref={focusOnMount} class="notice" role="status" tabIndex={-1}>
          If {sentTo} has an account, we sent a link to it. The link works once, for 30 minutes.
        </p>
      ) : (
        <form {...form.props}>
          <p>Enter your email address. We send you a link to set a new password.</p>
          <GeneralProblem form={form} />
          <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
          <div class="form-end">
            <Submit form={form}>Send the link</Submit>
          </div>
        </form>
      )}
      <p>
        <a href="#/">Back to sign-in</a>
      </p>
    </Frame>
  );
}
