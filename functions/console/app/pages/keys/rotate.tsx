import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Key, KeyWithToken } from '#console/api/records.ts';
import { useForm } from '#console/ui/form.ts';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { OverlapField } from './overlap-field.tsx';

interface RotateDialogProps {
  path: { id: number; key_id: number };
  apiKey: Key;
  onRotated: (key: KeyWithToken) => void;
  onClose: () => void;
}

/** Gives a key a new token. The old one still works for a while, so that no app stops. */
export function RotateDialog({ path, apiKey, onRotated, onClose }: RotateDialogProps) {
  const form = useForm({ overlap_minutes: '60' }, async ({ overlap_minutes }) => {
    const body = { overlap_minutes: Number(overlap_minutes) };
    const call = api.POST('/v1/accounts/{id}/keys/{key_id}/rotate', { params: { path }, body });
    onRotated((await orThrow(call)).data);
  });
  return (
    <FormDialog form={form} title={`Rotate ${apiKey.name}`} action="Rotate" onClose={onClose}>
      <p>The key gets a new token. Its name, access and limits stay the same.</p>
      {apiKey.previous_token_expires_at && (
        <p class="notice warn">The token before the last rotation stops working at once.</p>
      )}
      <OverlapField form={form} label="Keep the old token for" />
    </FormDialog>
  );
}
