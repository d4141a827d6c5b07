import type { Item } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { canCheckOut } from '#console/pages/items/state.ts';

export type ItemAction =
  | ('check-out' | 'check-in' | 'reserve' | 'move' | 'stock' | 'condition' | 'issue')
  | ('inspect' | 'change' | 'duplicate' | 'delete');

interface ItemActionsProps {
  item: Item;
  onOpen: (action: ItemAction) => void;
}

/** The actions that this member can take on this item in its present state. */
export function ItemActions({ item, onOpen }: ItemActionsProps) {
  const offeredActions = actions.filter(({ isOffered }) => isOffered(item));
  return (
    <>
      {offeredActions.map(({ action, label }, index) => (
        <button
          key={action}
          type="button"
          class={index === 0 && action.startsWith('check') ? 'primary' : ''}
          onClick={() => onOpen(action)}
        >
          {label}
        </button>
      ))}
    </>
  );
}

interface OfferedAction {
  action: ItemAction;
  label: string;
  isOffered: (item: Item) => boolean;
}

const actions: readonly OfferedAction[] = [
  {
    action: 'check-in',
    label: 'Check in',
    isOffered: (item) => item.checkout_id !== null && can('action.checkout'),
  },
  {
    action: 'check-out',
    label: 'Check out',
    isOffered: (item) => canCheckOut(item) && can('action.checkout'),
  },
  {
    action: 'reserve',
    label: 'Reserve',
    isOffered: (item) => item.condition !== 'discarded' && can('action.reserve'),
  },
  {
    action: 'move',
    label: 'Move',
    isOffered: () => can('content.items', 'action.location') && canRead('content.locations'),
  },
  {
    action: 'stock',
    label: 'Stock',
    isOffered: (item) => item.inventory_enabled && can('content.items', 'action.inventory'),
  },
  {
    action: 'condition',
    label: 'Condition',
    isOffered: () => can('content.items', 'action.condition'),
  },
  { action: 'issue', label: 'Report issue', isOffered: () => can('action.issue') },
  { action: 'inspect', label: 'Inspect', isOffered: () => can('action.event') },
  { action: 'change', label: 'Edit', isOffered: () => can('content.items') },
  { action: 'duplicate', label: 'Duplicate', isOffered: () => can('content.items') },
  { action: 'delete', label: 'Delete', isOffered: () => can('content.items') },
];
