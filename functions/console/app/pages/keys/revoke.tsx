import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Key } from '#console/api/records.ts';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { FormDialog } from '#console/ui/form-dialog.tsx';

interface RevokeDialogProps {
  path: { id: number; key_id: number };
  apiKey: Key;
  onRevoked: () => void;
  onClose: () => void;
}

/** Revokes a key for ever, so the member has to type its name. */
export function RevokeDialog({ path, apiKey, onRevoked, onClose }: RevokeDialogProps) {
  const form = useForm({ typed: '' }, async () => {
    await orThrow(api.DELETE('/v1/accounts/{id}/keys/{key_id}', { params: { path } }));
    onRevoked();
  });
  const isSame = form.values.typed.trim() === apiKey.name;
  return (
    <FormDialog
      form={form}
      title={`Revoke ${apiKey.name}`}
      action="Revoke"
      isDanger
      isDisabled={!isSame}
      onClose={onClose}
    >
      <p>The key stops working at once. You cannot undo this.</p>
      <TextField form={form} name="typed" label={`Type ${apiKey.name} to confirm`} />
    </FormDialog>
  );
}
