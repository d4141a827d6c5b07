import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { ifMatch, isNext } from '#console/ui/record-form.ts';
import type { ItemDialogProps } from './item-dialog-props.ts';
import { MoveFields, type MoveValues } from './move-fields.tsx';

interface Move {
  location_id: number | null;
  set_home?: boolean;
  remarks?: string;
}

export function MoveDialog({ item, ...dialogProps }: ItemDialogProps) {
  const move = (body: Move, version?: number) => {
    const header = version === undefined ? {} : ifMatch(version);
    const params = { path: { id: item.id }, header };
    return orThrow(api.POST('/v1/items/{id}/location', { params, body }));
  };
  const initial: MoveValues = {
    location_id: item.location ?? undefined,
    set_home: false,
    remarks: '',
  };
  const form = useDialogForm(dialogProps, initial, async ({ location_id, set_home, remarks }) => {
    const { data } = await move({ location_id: location_id?.id ?? null, set_home, remarks });
    const where = location_id
      ? `moved to ${location_id.hint ?? location_id.name}`
      : 'now has no place';
    // A move back would not restore the home place.
    const canUndo = !set_home && isNext(data, item);
    const undo = () => move({ location_id: item.location_id }, data.version);
    return { text: `${item.name} ${where}.`, undo: canUndo ? undo : undefined };
  });
  return (
    <FormDialog form={form} title={`Move ${item.name}`} action="Move" onClose={dialogProps.onClose}>
      <MoveFields form={form} its="its" />
    </FormDialog>
  );
}
