import { remove } from '#console/api/call.ts';
import type { Key } from '#console/api/records.ts';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { FormWindow } from '#console/ui/form-window.tsx';

interface RevokeDialogProps {
  path: string;
  known: Key;
  onRevoked: () => void;
  onClose: () => void;
}

/** Nothing brings a revoked key back: whoever revokes one says which. */
export function RevokeDialog({ path, known, onRevoked, onClose }: RevokeDialogProps) {
  const form = useForm({ typed: '' }, async () => {
    await remove(path);
    onRevoked();
  });
  const isSame = form.values.typed.trim() === known.name;
  return (
    <FormWindow
      form={form}
      title={`Revoke ${known.name}`}
      action="Revoke for good"
      isDanger
      isDisabled={!isSame}
      onClose={onClose}
    >
      <p>From the next request on, the key is refused everywhere. This cannot be taken back.</p>
      <TextField form={form} name="typed" label={`Type ${known.name} to revoke it`} />
    </FormWindow>
  );
}
