import { post } from '#console/api/call.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { LongTextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import { say } from '#console/ui/toast.tsx';
import type { ItemDialogProps } from './item-dialog.tsx';

export function MoveDialog({ item, onClose, onChange }: Omit<ItemDialogProps, 'action'>) {
  const path = `/v1/items/${item.id}/location`;
  const form = useForm(
    {
      location_id: item.location ?? (undefined as Choice | undefined),
      set_home: false,
      remarks: '',
    },
    async ({ location_id, set_home, remarks }) => {
      await post(path, { location_id: location_id?.id ?? null, set_home, remarks });
      onClose();
      onChange();
      const where = location_id ? `to ${location_id.name}` : 'to no place';
      // The home that it had is not known to this form any more.
      const undo = async () => {
        await post(path, { location_id: item.location_id });
        onChange();
      };
      say(`${item.name} moved ${where}.`, set_home ? undefined : undo);
    },
  );
  return (
    <Dialog title={`Move ${item.name}`} onClose={onClose}>
      <form {...form.props}>
        <GeneralProblem form={form} />
        <PlacePicker
          label="To"
          hint="Type to search. Empty: no place."
          chosen={form.values.location_id}
          error={form.errorOf('location_id')}
          onChange={(choice) => form.set('location_id', choice)}
        />
        <label class="option">
          <input
            type="checkbox"
            checked={form.values.set_home}
            onChange={(event) => form.set('set_home', event.currentTarget.checked)}
          />
          <span>
            It belongs there
            <small>Check-ins bring it back to this place.</small>
          </span>
        </label>
        <LongTextField form={form} name="remarks" label="Remarks" />
        <div class="form-end">
          <Submit form={form}>Move</Submit>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
