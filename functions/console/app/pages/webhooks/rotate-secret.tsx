import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Webhook } from '#console/api/records.ts';
import { endsNow, OverlapField, type OverlapValues } from '#console/pages/keys/overlap-field.tsx';
import { useForm } from '#console/ui/form.ts';
import { FormDialog } from '#console/ui/form-dialog.tsx';

interface RotateSecretDialogProps {
  path: { id: number; webhook_id: number };
  webhook: Webhook;
  onRotate: (secret: string | null) => void;
  onClose: () => void;
}

/**
 * Gives a webhook a new secret. Deliveries are signed with the old one too for a while, so that none is
 * refused.
 */
export function RotateSecretDialog({ path, webhook, onRotate, onClose }: RotateSecretDialogProps) {
  const hasPrevious = webhook.previous_secret_expires_at !== null;
  const initial: OverlapValues = { overlap_minutes: hasPrevious ? endsNow : '1440' };
  const form = useForm(initial, async ({ overlap_minutes }) => {
    const body = { overlap_minutes: Number(overlap_minutes) };
    const call = api.POST('/v1/accounts/{id}/webhooks/{webhook_id}/rotate', {
      params: { path },
      body,
    });
    onRotate((await orThrow(call)).data.secret);
  });
  return (
    <FormDialog form={form} title="Rotate the secret" action="Rotate secret" onClose={onClose}>
      <p>The webhook gets a new secret. Your program needs it to verify our events.</p>
      {hasPrevious && (
        <p class="notice warn">
          The secret before the last rotation still signs. Wait until it expires, or end both now.
        </p>
      )}
      <OverlapField form={form} label="Keep the old secret for" />
    </FormDialog>
  );
}
