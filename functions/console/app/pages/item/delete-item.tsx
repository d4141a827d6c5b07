import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { goTo } from '#console/route.ts';
import { DeleteWindow } from '#console/ui/delete-window.tsx';
import type { ItemWindowProps } from './item-window.ts';

export function DeleteItemDialog({ item, onClose }: ItemWindowProps) {
  const onDeleted = () => {
    forgetItems();
    goTo('/');
  };
  return (
    <DeleteWindow
      remove={() => orThrow(api.DELETE('/v1/items/{id}', { params: { path: { id: item.id } } }))}
      name={item.name}
      lead="Past bookings keep its name. To keep the item in your lists, set its condition to discarded instead."
      onClose={onClose}
      onChange={onDeleted}
    />
  );
}
