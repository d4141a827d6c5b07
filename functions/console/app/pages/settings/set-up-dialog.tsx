import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { useLoad } from '#console/api/use-load.ts';
import { Copyable } from '#console/ui/copy.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { TextField } from '#console/ui/field.tsx';
import { type Form, useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { QrPicture } from '#console/ui/qr-picture.tsx';
import { WithData } from '#console/ui/states.tsx';
import { useGuardedClose } from '#console/unsaved.ts';

interface SetUpDialogProps {
  onClose: () => void;
  /** Null if the answer with the codes was lost. */
  onCodes: (codes: readonly string[] | null) => void;
}

/** Shows a secret for an authenticator app, and turns the second factor on with the first code. */
export function SetUpDialog({ onClose, onCodes }: SetUpDialogProps) {
  const result = useLoad(newSecret, []);
  const form = useForm({ code: '' }, async (body) => {
    const { data } = await orThrow(api.POST('/v1/session/totp/confirm', { body }));
    onCodes(data.recovery_codes);
  });
  const close = useGuardedClose(form.isDirty, onClose);
  return (
    <Dialog title="Turn on two-factor authentication" onClose={close}>
      <WithData result={result} lines={6}>
        {(secret) => <SetUpForm form={form} secret={secret} onClose={close} />}
      </WithData>
    </Dialog>
  );
}

interface Secret {
  secret: string;
  otpauth_url: string;
}

/** Creates a secret; a repeated call replaces one whose answer was lost. */
async function newSecret(signal: AbortSignal): Promise<Secret> {
  const { data } = await orThrow(api.POST('/v1/session/totp', { signal }));
  const { secret, otpauth_url } = data;
  return secret === null || otpauth_url === null ? newSecret(signal) : { secret, otpauth_url };
}

interface SetUpFormProps {
  form: Form<{ code: string }>;
  secret: Secret;
  onClose: () => void;
}

function SetUpForm({ form, secret, onClose }: SetUpFormProps) {
  return (
    <form {...form.props}>
      <GeneralProblem form={form} />
      <p>Scan this with an authenticator app, or type the secret into it.</p>
      <div class="factor-code">
        <QrPicture text={secret.otpauth_url} label="QR code of the secret" />
      </div>
      <Copyable label="Secret" text={secret.secret} />
      <TextField
        form={form}
        name="code"
        label="Code"
        hint="The six digits that the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
      <div class="form-end">
        <Submit form={form}>Turn on</Submit>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
