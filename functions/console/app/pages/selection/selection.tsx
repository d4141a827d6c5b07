import { can, canRead } from '#console/api/session.ts';
import { cartOfMember } from '#console/cart.ts';
import { lazy } from '#console/lazy.tsx';
import type { SectionProps } from '#console/route.ts';
import { useStore } from '#console/store.ts';
import { ItemsField } from '#console/ui/items-field.tsx';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { Empty } from '#console/ui/states.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { BookingForm } from './booking-form.tsx';
import { type BookingKind, countOf, verbs } from './count-of.ts';
import { KitsField } from './kits-field.tsx';
import { SelectionActions } from './selection-actions.tsx';

// A file of its own, because of the library that draws QR codes.
const LabelSheet = lazy(() => import('./label-sheet.tsx'), 'LabelSheet');

/** The ticked items, and the form that books them. */
export function SelectionPage({ route }: SectionProps) {
  const cart = cartOfMember();
  const items = useStore(cart.items);
  const kits = useStore(cart.kits);
  const kind = route.parts[1] ?? '';
  if (!canRead('content.items')) return <NotAllowed title="Selection" records="equipment" />;
  const booking = bookingOf(kind);
  const isEmpty = items.length + kits.length === 0;
  if (isEmpty && !booking) return <NothingSelected />;
  if (kind === 'labels' && items.length > 0) return <LabelSheet items={items} />;
  const clear = () => {
    cart.clear();
    showToast(`${countOf(items, kits)} no longer selected.`, async () => {
      cart.add(items);
      cart.addKits(kits);
    });
  };
  return (
    <Page
      title={titleOf(booking, countOf(items, kits), isEmpty)}
      actions={
        !isEmpty && (
          <>
            {!booking && <SelectionActions onChange={() => undefined} />}
            <button type="button" onClick={clear}>
              Clear selection
            </button>
          </>
        )
      }
    >
      <div
        class={isEmpty ? 'sections two booking is-empty' : 'sections two booking'}
        data-form-area
      >
        {booking && <BookingForm kind={booking} items={items} kits={kits} />}
        <section class="card" aria-label="Selected items">
          <ItemsField items={items} onChange={cart.replace} hasQuantities />
          <KitsField kits={kits} onAdd={cart.addKits} onRemove={cart.removeKits} />
        </section>
      </div>
    </Page>
  );
}

/** The kind of booking in the address, if the member may make one. */
function bookingOf(kind: string): BookingKind | undefined {
  if (kind === 'reserve' && can('action.reserve')) return 'reserve';
  return kind === 'check-out' && can('action.checkout') ? 'check-out' : undefined;
}

function titleOf(booking: BookingKind | undefined, what: string, isEmpty: boolean): string {
  if (!booking) return 'Selection';
  return isEmpty ? verbs[booking] : `${verbs[booking]} ${what}`;
}

function NothingSelected() {
  return (
    <Page title="Selection">
      <Empty title="Nothing is selected">
        <p>Tick items in the equipment list, or scan them, to do something with all of them.</p>
        <p>
          <a href="#/">Go to equipment</a>
        </p>
      </Empty>
    </Page>
  );
}
