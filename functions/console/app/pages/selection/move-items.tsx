import { counted } from '#console/counted.ts';
import { LongTextField, OptionField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm } from '#console/ui/form-window.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import { groupsBy, type ItemsWindowProps, idsOf, moveItems, readItems } from './many.ts';

export function MoveItems({ items, ...page }: ItemsWindowProps) {
  const initial = { location_id: undefined as Choice | undefined, set_home: false, remarks: '' };
  const form = useWindowForm(page, initial, async ({ location_id, set_home, remarks }) => {
    const before = await readItems(idsOf(items));
    const to = location_id?.id ?? null;
    await moveItems(idsOf(before), { location_id: to, set_home, remarks });
    const undo = async () => {
      for (const { value, ids } of groupsBy(before, (item) => item.location_id)) {
        await moveItems(ids, { location_id: value });
      }
    };
    const where = location_id ? `moved to ${location_id.name}` : 'now have no place';
    // A move does not set a home back.
    return {
      text: `${counted(before.length, 'item')} ${where}.`,
      undo: set_home ? undefined : undo,
    };
  });
  return (
    <FormWindow
      form={form}
      title={`Move ${counted(items.length, 'item')}`}
      action="Move"
      onClose={page.onClose}
    >
      <PlacePicker
        form={form}
        name="location_id"
        label="To"
        hint="Type to search. Leave empty for no place."
      />
      <OptionField
        form={form}
        name="set_home"
        label="Make this their home place"
        hint="A check-in returns them to their home place."
      />
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormWindow>
  );
}
