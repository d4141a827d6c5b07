import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Webhook } from '#console/api/records.ts';
import { ChoiceField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { FormWindow } from '#console/ui/form-window.tsx';

interface RenewSecretWindowProps {
  path: { id: number; webhook_id: number };
  known: Webhook;
  onRenew: (secret: string | null) => void;
  onClose: () => void;
}

const endsNow = '0';
const overlaps = [
  [endsNow, 'Ends now'],
  ['60', '1 hour'],
  ['1440', '1 day'],
  ['10080', '7 days'],
] as const;

/** A new secret for a webhook; the old one signs, too, for a while, so that no event is refused. */
export function RenewSecretWindow({ path, known, onRenew, onClose }: RenewSecretWindowProps) {
  const hasPrevious = known.previous_secret_expires_at !== null;
  const initial: { overlap_minutes: string } = { overlap_minutes: hasPrevious ? endsNow : '1440' };
  const form = useForm(initial, async ({ overlap_minutes }) => {
    const body = { overlap_minutes: Number(overlap_minutes) };
    const call = api.POST('/v1/accounts/{id}/webhooks/{webhook_id}/rotate', {
      params: { path },
      body,
    });
    onRenew((await orThrow(call)).data.secret);
  });
  return (
    <FormWindow form={form} title="Renew the secret" action="Renew secret" onClose={onClose}>
      <p>The webhook gets a new secret. Your program needs it to verify our events.</p>
      {hasPrevious && (
        <p class="notice warn">
          The secret before the last renewal still signs. Wait until it ends, or end both of them
          now.
        </p>
      )}
      <ChoiceField
        form={form}
        name="overlap_minutes"
        label="Keep the old secret for"
        options={overlaps}
      />
    </FormWindow>
  );
}
