import { useState } from 'preact/hooks';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { CheckOutDialog } from '#console/pages/checkouts/check-out.tsx';
import { InspectDialog } from '#console/pages/inspections/inspect-dialog.tsx';
import type { ItemAction } from './actions.tsx';
import { ConditionDialog } from './condition.tsx';
import { DeleteItemDialog } from './delete-item.tsx';
import type { ItemDialogProps } from './item-dialog-props.ts';
import { ItemForm } from './item-form.tsx';
import { MoveDialog } from './move.tsx';
import { IssueDialog } from './report-issue.tsx';
import { ReserveDialog } from './reserve.tsx';
import { StockDialog } from './stock.tsx';

/** The dialog that is open on an item's page. */
export function ItemDialog({ action, ...props }: ItemDialogProps & { action: ItemAction }) {
  const { item, ...dialogProps } = props;
  // A check-in stays open even if another member was faster: the text about a damage must not be lost.
  const [checkoutId] = useState(item.checkout_id);
  switch (action) {
    case 'check-out':
      return <CheckOutDialog items={[item]} {...dialogProps} />;
    case 'check-in':
      return checkoutId === null ? null : (
        <CheckInDialog checkoutId={checkoutId} items={[item]} {...dialogProps} />
      );
    case 'reserve':
      return <ReserveDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} />;
    case 'stock':
      return <StockDialog {...props} />;
    case 'condition':
      return <ConditionDialog {...props} />;
    case 'issue':
      return <IssueDialog {...props} />;
    case 'inspect':
      return <InspectDialog items={[item]} plans={item.maintenance} {...dialogProps} />;
    case 'change':
      return <ItemForm record={item} {...dialogProps} />;
    case 'duplicate':
      return <ItemForm template={item} {...dialogProps} />;
    case 'delete':
      return <DeleteItemDialog {...props} />;
  }
}
