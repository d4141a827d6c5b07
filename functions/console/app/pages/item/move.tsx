import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { FormWindow, useWindowForm } from '#console/ui/form-window.tsx';
import type { ItemWindowProps } from './item-window.ts';
import { MoveFields, type MoveValues } from './move-fields.tsx';

export function MoveDialog({ item, ...page }: ItemWindowProps) {
  const move = (body: { location_id: number | null; set_home?: boolean; remarks?: string }) => {
    const params = { path: { id: item.id } };
    return orThrow(api.POST('/v1/items/{id}/location', { params, body }));
  };
  const initial: MoveValues = {
    location_id: item.location ?? undefined,
    set_home: false,
    remarks: '',
  };
  const form = useWindowForm(page, initial, async ({ location_id, set_home, remarks }) => {
    await move({ location_id: location_id?.id ?? null, set_home, remarks });
    const where = location_id ? `moved to ${location_id.name}` : 'now has no place';
    // A move does not set a home back.
    const undo = set_home ? undefined : () => move({ location_id: item.location_id });
    return { text: `${item.name} ${where}.`, undo };
  });
  return (
    <FormWindow form={form} title={`Move ${item.name}`} action="Move" onClose={page.onClose}>
      <MoveFields form={form} its="its" />
    </FormWindow>
  );
}
