import { formatCount } from '#console/format-count.ts';
import { MoveFields, type MoveValues } from '#console/pages/item/move-fields.tsx';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { type ItemsDialogProps, moveItems, useAttempts } from './bulk-calls.ts';
import { backToPlaces, undoOf } from './undo-changes.ts';

export function MoveItems(props: ItemsDialogProps) {
  const { items, ...dialogProps } = props;
  const attempt = useAttempts(props);
  const initial: MoveValues = { location_id: undefined, set_home: false, remarks: '' };
  const form = useDialogForm(dialogProps, initial, async ({ location_id, set_home, remarks }) => {
    const to = location_id?.id ?? null;
    const move = await attempt((ids, onPart) =>
      moveItems(ids, { location_id: to, set_home, remarks }, onPart),
    );
    const count = move.before.length;
    const noPlace = count === 1 ? 'now has no place' : 'now have no place';
    const where = location_id ? `moved to ${location_id.hint ?? location_id.name}` : noPlace;
    // A move back would not restore the home places.
    return {
      text: `${formatCount(count, 'item')} ${where}.`,
      undo: set_home ? undefined : undoOf({ ...move, ...backToPlaces }),
    };
  });
  return (
    <FormDialog
      form={form}
      title={`Move ${formatCount(items.length, 'item')}`}
      action="Move"
      onClose={dialogProps.onClose}
    >
      <MoveFields form={form} its="their" />
    </FormDialog>
  );
}
