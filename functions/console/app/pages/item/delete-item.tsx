import { forgetItems } from '#console/pages/items/item-list.ts';
import { goTo } from '#console/route.ts';
import { DeleteWindow } from '#console/ui/delete-window.tsx';
import type { ItemWindowProps } from './item-dialog.tsx';

export function DeleteItemDialog({ item, onClose }: ItemWindowProps) {
  const onDeleted = () => {
    forgetItems();
    goTo('/');
  };
  return (
    <DeleteWindow
      path={`/v1/items/${item.id}`}
      name={item.name}
      lead="The item leaves every list; what is over keeps its name. To keep it in sight, set its condition to discarded instead."
      onClose={onClose}
      onChange={onDeleted}
    />
  );
}
