import { orThrow } from '#client/refusal.ts';
import { publicApi } from '#console/api/public-client.ts';
import { enter, type SignOutReason } from '#console/api/session.ts';
import { goTo, place } from '#console/route.ts';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { Frame } from './frame.tsx';

const reasons: Record<SignOutReason, string> = {
  ended: 'Your session has ended. Sign in to continue where you were.',
  reset: 'Your password was changed. Sign in with the new one.',
  unreachable: 'The service cannot be reached. Try again in a moment.',
};

export function SignInPage({ reason }: { reason?: SignOutReason | undefined }) {
  const form = useForm({ email: '', password: '' }, async (values) => {
    const body = { ...values, transport: 'cookie' } as const;
    const { data } = await orThrow(publicApi.POST('/v1/auth/login', { body }));
    if (place.get().path === '/forgotten') goTo('/');
    enter(data);
  });
  return (
    <Frame title="Sign in">
      {reason && (
        <p class="notice" role="status">
          {reasons[reason]}
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
          <a href="#/forgotten">Forgot your password?</a>
        </div>
      </form>
    </Frame>
  );
}
