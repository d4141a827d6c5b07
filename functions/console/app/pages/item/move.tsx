import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { LongTextField, OptionField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm } from '#console/ui/form-window.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import type { ItemWindowProps } from './item-window.ts';

export function MoveDialog({ item, ...page }: ItemWindowProps) {
  const move = (body: { location_id: number | null; set_home?: boolean; remarks?: string }) => {
    const params = { path: { id: item.id } };
    return orThrow(api.POST('/v1/items/{id}/location', { params, body }));
  };
  const form = useWindowForm(
    page,
    {
      location_id: item.location ?? (undefined as Choice | undefined),
      set_home: false,
      remarks: '',
    },
    async ({ location_id, set_home, remarks }) => {
      await move({ location_id: location_id?.id ?? null, set_home, remarks });
      const where = location_id ? `moved to ${location_id.name}` : 'now has no place';
      // A move does not set a home back.
      const undo = set_home ? undefined : () => move({ location_id: item.location_id });
      return { text: `${item.name} ${where}.`, undo };
    },
  );
  return (
    <FormWindow form={form} title={`Move ${item.name}`} action="Move" onClose={page.onClose}>
      <PlacePicker
        form={form}
        name="location_id"
        label="To"
        hint="Type to search. Leave empty for no place."
      />
      <OptionField
        form={form}
        name="set_home"
        label="Make this its home place"
        hint="A check-in returns it to its home place."
      />
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormWindow>
  );
}
