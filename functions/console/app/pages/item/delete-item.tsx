import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { goToLater } from '#console/route.ts';
import { DeleteDialog } from '#console/ui/delete-dialog.tsx';
import type { ItemDialogProps } from './item-dialog-props.ts';

export function DeleteItemDialog({ item: { id, name }, onClose }: ItemDialogProps) {
  const params = { path: { id } };
  const remove = () => orThrow(api.DELETE('/v1/items/{id}', { params }));
  const restore = async () => {
    const goOn = goToLater();
    await orThrow(api.POST('/v1/items/{id}/restore', { params }));
    goOn(`/items/${id}`);
  };
  return (
    <DeleteDialog
      remove={remove}
      restore={restore}
      name={name}
      page="/"
      lead="Past bookings keep its name. You can restore it, with its files for 23 hours. To keep it in your lists, set its condition to discarded instead."
      onClose={onClose}
      onChange={forgetItems}
    />
  );
}
