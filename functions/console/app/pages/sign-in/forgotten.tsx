import { useState } from 'preact/hooks';
import { send } from '#console/api/send.ts';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { Frame } from './frame.tsx';

export function ForgottenPage() {
  const [sentTo, setSentTo] = useState('');
  const form = useForm({ email: '' }, async ({ email }) => {
    await send('POST', '/v1/auth/reset', { body: { email } });
    setSentTo(email);
  });
  return (
    <Frame title="Forgotten password">
      {sentTo ? (
        <p class="notice" role="status">
          If {sentTo} can sign in here, a link is on its way. It is good for 30 minutes, and once.
        </p>
      ) : (
        <form {...form.props}>
          <p>We mail you a link by which you can set a new one.</p>
          <GeneralProblem form={form} />
          <TextField form={form} name="email" label="E-mail" type="email" autoComplete="username" />
          <div class="form-end">
            <Submit form={form}>Mail me a link</Submit>
          </div>
        </form>
      )}
      <p>
        <a href="#/">Back to sign-in</a>
      </p>
    </Frame>
  );
}
