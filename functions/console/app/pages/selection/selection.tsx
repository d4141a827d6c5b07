import { can, canRead } from '#console/api/session.ts';
import { cartOfMember } from '#console/cart.ts';
import type { SectionProps } from '#console/route.ts';
import { useStore } from '#console/store.ts';
import { ItemsField } from '#console/ui/items-field.tsx';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { Empty } from '#console/ui/states.tsx';
import { say } from '#console/ui/toast.tsx';
import { BookingForm } from './booking-form.tsx';
import { countOf } from './count-of.ts';
import { KitsField } from './kits-field.tsx';
import { LabelSheet } from './label-sheet.tsx';
import { SelectionActions } from './selection-actions.tsx';

const titles: Record<string, string> = { reserve: 'Reserve', 'check-out': 'Check out' };

/** All that is ticked, and the form that books it. */
export function SelectionPage({ place }: SectionProps) {
  const cart = cartOfMember();
  const items = useStore(cart.items);
  const kits = useStore(cart.kits);
  const kind = place.parts[1] ?? '';
  if (!canRead('content.items')) return <NotAllowed title="Selection" records="equipment" />;
  const isBooking =
    (kind === 'reserve' && can('action.reserve')) ||
    (kind === 'check-out' && can('action.checkout'));
  if (items.length + kits.length === 0) return <NothingSelected />;
  if (kind === 'labels' && items.length > 0) return <LabelSheet items={items} />;
  const clear = () => {
    cart.clear();
    say(`${countOf(items, kits)} no longer selected.`, async () => {
      cart.add(items);
      cart.addKits(kits);
    });
  };
  return (
    <Page
      title={isBooking ? `${titles[kind]} ${countOf(items, kits)}` : 'Selection'}
      actions={
        <>
          {!isBooking && <SelectionActions onChange={() => undefined} />}
          <button type="button" onClick={clear}>
            Clear selection
          </button>
        </>
      }
    >
      <div class="sections two booking">
        {isBooking && (
          <BookingForm
            kind={kind === 'reserve' ? 'reserve' : 'check-out'}
            items={items}
            kits={kits}
          />
        )}
        <section class="card" aria-label="Selected items">
          <ItemsField items={items} onChange={cart.replace} hasQuantities />
          <KitsField kits={kits} onAdd={cart.addKits} onRemove={cart.removeKits} />
        </section>
      </div>
    </Page>
  );
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
