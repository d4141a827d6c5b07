import type { Item } from '#console/api/records.ts';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { CheckOutDialog } from '#console/pages/checkouts/check-out.tsx';
import type { ItemAction } from './actions.tsx';
import { ConditionDialog } from './condition.tsx';
import { MoveDialog } from './move.tsx';
import { IssueDialog } from './report-issue.tsx';
import { ReserveDialog } from './reserve.tsx';

interface ItemDialogProps {
  action: ItemAction;
  item: Item;
  onClose: () => void;
  onChange: () => void;
}

/** The one window that is open over an item. */
export function ItemDialog({ action, item, onClose, onChange }: ItemDialogProps) {
  const common = { item, onClose, onChange };
  switch (action) {
    case 'check-out':
      return <CheckOutDialog items={[item]} onClose={onClose} onChange={onChange} />;
    case 'check-in':
      return item.checkout_id === null ? null : (
        <CheckInDialog
          checkoutId={item.checkout_id}
          items={[item]}
          onClose={onClose}
          onChange={onChange}
        />
      );
    case 'reserve':
      return <ReserveDialog {...common} />;
    case 'move':
      return <MoveDialog {...common} />;
    case 'condition':
      return <ConditionDialog {...common} />;
    case 'issue':
      return <IssueDialog {...common} />;
  }
}

export type { ItemDialogProps };
