import { send } from '#console/api/send.ts';
import { type Because, enter } from '#console/api/session.ts';
import { goTo, place } from '#console/route.ts';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import type { SignedIn } from '#shared/families/auth/fields.ts';
import { Frame } from './frame.tsx';

const reasons: Record<Because, string> = {
  ended: 'Your session has ended. Sign in again to go on where you were.',
  reset: 'Your new password is set. Sign in with it.',
  unreachable: 'The service could not be reached. Try again in a moment.',
};

export function SignInPage({ because }: { because?: Because | undefined }) {
  const form = useForm({ email: '', password: '' }, async (values) => {
    const body = { ...values, transport: 'cookie' };
    const { data } = await send<SignedIn>('POST', '/v1/auth/login', { body });
    if (place.get().path === '/forgotten') goTo('/');
    enter(data);
  });
  return (
    <Frame title="Sign in">
      {because && (
        <p class="notice" role="status">
          {reasons[because]}
        </p>
      )}
      <form {...form.props}>
        <GeneralProblem form={form} />
        <TextField form={form} name="email" label="E-mail" type="email" autoComplete="username" />
        <TextField
          form={form}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <div class="form-end">
          <Submit form={form}>Sign in</Submit>
          <a href="#/forgotten">Forgotten your password?</a>
        </div>
      </form>
    </Frame>
  );
}
