import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { signedIn } from '#console/api/session.ts';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { NewPasswordField } from '#console/ui/new-password-field.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { useUnsaved } from '#console/unsaved.ts';

const empty = { current_password: '', new_password: '' };

export function PasswordForm() {
  const form = useForm(empty, async (values) => {
    await orThrow(api.POST('/v1/auth/password', { body: values }));
    form.set('current_password', '');
    form.set('new_password', '');
    showToast('Password changed. Your other sessions are signed out.');
  });
  useUnsaved(form.isDirty);
  return (
    <section class="card" aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      <form {...form.props} class="narrow">
        <GeneralProblem form={form} />
        <input type="hidden" autoComplete="username" value={signedIn().user.email} />
        <TextField
          form={form}
          name="current_password"
          label="Current password"
          type="password"
          autoComplete="current-password"
        />
        <NewPasswordField form={form} name="new_password" />
        <div class="form-end">
          <Submit form={form}>Change password</Submit>
        </div>
      </form>
    </section>
  );
}
