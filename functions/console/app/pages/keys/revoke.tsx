import { remove } from '#console/api/call.ts';
import type { Key } from '#console/api/records.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';

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
    <Dialog title={`Revoke ${known.name}`} onClose={onClose}>
      <form {...form.props}>
        <GeneralProblem form={form} />
        <p>From the next request on, the key is refused everywhere. This cannot be taken back.</p>
        <TextField form={form} name="typed" label={`Type ${known.name} to revoke it`} />
        <div class="form-end">
          <Submit form={form} isDanger isDisabled={!isSame}>
            Revoke for good
          </Submit>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
