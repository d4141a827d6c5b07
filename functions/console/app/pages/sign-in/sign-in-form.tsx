import { useState } from 'preact/hooks';
import { orThrow, Refusal } from '#client/refusal.ts';
import { Problem } from '#console/api/problem.ts';
import { publicApi } from '#console/api/public-client.ts';
import { isSameMember, type SignedInSession, startSession } from '#console/api/session.ts';
import { preloadShell } from '#console/load-shell.ts';
import { currentRoute, replacePage } from '#console/route.ts';
import { TextField } from '#console/ui/field.tsx';
import { focusOnMount } from '#console/ui/focus-on-mount.ts';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { CodeStep } from './code-step.tsx';

/** The pages that a member leaves after the sign-in. */
const entrances = ['/forgotten', '/invitation'];

interface SignInFormProps {
  email?: string;
  /** The account that the page shows, if it shows one. */
  accountId?: number;
  /** The session that ended in this tab. */
  before?: SignedInSession | undefined;
}

/** Signs in, to the account that the page shows if it shows one. */
export function SignInForm({ email = '', accountId, before }: SignInFormProps) {
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isBack, setBack] = useState(false);
  const form = useForm({ email, password: '', code: '' }, async ({ code, ...values }) => {
    const account = accountId === undefined ? {} : { account_id: accountId };
    const factor = isCodeAsked ? { code } : {};
    if (isCodeAsked && code.trim() === '') throw noCodeProblem();
    const body = { ...values, ...account, ...factor, transport: 'cookie' } as const;
    preloadShell();
    try {
      const { data } = await orThrow(publicApi.POST('/v1/auth/login', { body }));
      // The address may show a record of another account: go to the first page.
      const isOther = before !== undefined && !isSameMember(before, data);
      if (isOther || entrances.includes(currentRoute.get().path)) replacePage('/');
      startSession(data);
    } catch (cause) {
      // The service asks for the code only after the right password.
      if (isCodeAsked || !asksForCode(cause)) throw cause;
      setCodeAsked(true);
    }
  });
  const goBack = () => {
    form.set('code', '');
    form.clearProblem();
    setBack(true);
    setCodeAsked(false);
  };
  return (
    <form {...form.props}>
      <GeneralProblem form={form} />
      {isCodeAsked ? (
        <CodeStep form={form} onBack={goBack} />
      ) : (
        <>
          <div ref={isBack ? focusOnMount : null}>
            <TextField
              form={form}
              name="email"
              label="Email"
              type="email"
              autoComplete="username"
            />
          </div>
          <TextField
            form={form}
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
          />
          <div class="form-end">
            <Submit form={form}>Sign in</Submit>
            {accountId === undefined && <a href="#/forgotten">Forgot your password?</a>}
          </div>
        </>
      )}
    </form>
  );
}

function noCodeProblem(): Problem {
  const message = 'Enter the code.';
  const fields = { code: [{ code: 'required', message }] };
  return new Problem(422, { code: 'validation_failed', message, fields });
}

function asksForCode(cause: unknown): boolean {
  return cause instanceof Refusal && cause.code === 'second_factor_required';
}
