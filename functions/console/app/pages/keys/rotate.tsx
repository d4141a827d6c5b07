import { post } from '#console/api/call.ts';
import type { Key, KeyWithToken } from '#console/api/records.ts';
import { ChoiceField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { FormWindow } from '#console/ui/form-window.tsx';

interface RotateDialogProps {
  path: string;
  known: Key;
  onRotated: (key: KeyWithToken) => void;
  onClose: () => void;
}

const overlaps = [
  ['0', 'Not at all: the old token ends now'],
  ['60', '1 hour'],
  ['1440', '1 day'],
  ['10080', '7 days'],
] as const;

/** A new token for a key; the old one goes on for a while, so that nothing stands still. */
export function RotateDialog({ path, known, onRotated, onClose }: RotateDialogProps) {
  const form = useForm({ overlap_minutes: '60' }, async ({ overlap_minutes }) => {
    const body = { overlap_minutes: Number(overlap_minutes) };
    onRotated((await post<KeyWithToken>(`${path}/rotate`, body)).data);
  });
  return (
    <FormWindow form={form} title={`Rotate ${known.name}`} action="Rotate" onClose={onClose}>
      <p>The key gets a new token. Its name, access and limits stay as they are.</p>
      {known.previous_token_expires_at && (
        <p class="notice warn">The token of the rotation before this one ends at once.</p>
      )}
      <ChoiceField
        form={form}
        name="overlap_minutes"
        label="How long the old token goes on"
        options={overlaps}
      />
    </FormWindow>
  );
}
