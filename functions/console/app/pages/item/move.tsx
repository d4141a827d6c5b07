import { post } from '#console/api/call.ts';
import { LongTextField, OptionField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm } from '#console/ui/form-window.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import type { ItemWindowProps } from './item-dialog.tsx';

export function MoveDialog({ item, ...page }: ItemWindowProps) {
  const path = `/v1/items/${item.id}/location`;
  const form = useWindowForm(
    page,
    {
      location_id: item.location ?? (undefined as Choice | undefined),
      set_home: false,
      remarks: '',
    },
    async ({ location_id, set_home, remarks }) => {
      await post(path, { location_id: location_id?.id ?? null, set_home, remarks });
      const where = location_id ? `to ${location_id.name}` : 'to no place';
      // The home that it had is not known to this form any more.
      const undo = set_home ? undefined : () => post(path, { location_id: item.location_id });
      return { text: `${item.name} moved ${where}.`, undo };
    },
  );
  return (
    <FormWindow form={form} title={`Move ${item.name}`} action="Move" onClose={page.onClose}>
      <PlacePicker
        form={form}
        name="location_id"
        label="To"
        hint="Type to search. Empty: no place."
      />
      <OptionField
        form={form}
        name="set_home"
        label="It belongs there"
        hint="Check-ins bring it back to this place."
      />
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormWindow>
  );
}
