import { useRef, useState } from 'preact/hooks';
import { can, canRead } from '#console/api/session.ts';
import { cartOfMember } from '#console/cart.ts';
import { InspectSelection } from '#console/pages/inspections/inspect-selection.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { useStore } from '#console/store.ts';
import { showProblem } from '#console/ui/toast.tsx';
import { ChangeItems } from './change-items.tsx';
import { DeleteItems } from './delete-items.tsx';
import { exportItems } from './export-items.ts';
import { MoveItems } from './move-items.tsx';
import { TagItems } from './tag-items.tsx';

type SelectionDialog = 'move' | 'tag' | 'change' | 'inspect' | 'delete';

/** The actions that the member may take on all ticked items. */
export function SelectionActions({ onChange }: { onChange: () => void }) {
  const items = useStore(cartOfMember().items);
  const [open, setOpen] = useState<SelectionDialog>();
  const more = useRef<HTMLDetailsElement>(null);
  const fold = () => {
    if (more.current) more.current.open = false;
  };
  const show = (dialog: SelectionDialog) => {
    fold();
    setOpen(dialog);
  };
  const download = () => {
    fold();
    exportItems(items).catch(showProblem);
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && more.current?.contains(relatedTarget);
    // Without a target, the event does not tell where the focus went.
    if (relatedTarget && !isInside) fold();
  };
  const dialogProps = {
    items,
    onClose: () => setOpen(undefined),
    onChange: () => {
      forgetItems();
      onChange();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !more.current?.open) return;
    event.preventDefault();
    fold();
    more.current.querySelector('summary')?.focus();
  };
  const canMove = can('content.items', 'action.location') && canRead('content.locations');
  const hasItems = items.length > 0;
  return (
    <div class="actions">
      {can('action.reserve') && (
        <a class="button primary" href="#/selection/reserve">
          Reserve
        </a>
      )}
      {can('action.checkout') && (
        <a class="button" href="#/selection/check-out">
          Check out
        </a>
      )}
      {canMove && hasItems && (
        <button type="button" onClick={() => show('move')}>
          Move
        </button>
      )}
      {hasItems && (
        <details ref={more} class="more-actions" onKeyDown={onKeyDown} onFocusOut={onFocusOut}>
          <summary class="button">More</summary>
          <div class="card">
            {can('content.items') && (
              <>
                <button type="button" onClick={() => show('tag')}>
                  Tag
                </button>
                <button type="button" onClick={() => show('change')}>
                  Change fields
                </button>
              </>
            )}
            {can('action.event') && (
              <button type="button" onClick={() => show('inspect')}>
                Inspect
              </button>
            )}
            <a class="button" href="#/selection/labels">
              Labels
            </a>
            <button type="button" onClick={download}>
              Export
            </button>
            {can('content.items') && (
              <button type="button" onClick={() => show('delete')}>
                Delete
              </button>
            )}
          </div>
        </details>
      )}
      {open === 'move' && <MoveItems {...dialogProps} />}
      {open === 'tag' && <TagItems {...dialogProps} />}
      {open === 'change' && <ChangeItems {...dialogProps} />}
      {open === 'inspect' && <InspectSelection {...dialogProps} />}
      {open === 'delete' && <DeleteItems {...dialogProps} />}
    </div>
  );
}
