import { useState } from 'preact/hooks';
import type { Checkout, Item } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import type { LoadResult } from '#console/api/use-load.ts';
import { usePlacePaths } from '#console/api/use-place-paths.ts';
import { ExtendDialog } from '#console/pages/checkouts/extend.tsx';
import { ongoingReservation } from '#console/pages/items/state.ts';
import type { OpenBookings } from '#console/pages/records/open-bookings.ts';
import { amountOf } from '#console/ui/booked-items.ts';
import { ContactLink } from '#console/ui/contact-link.tsx';
import { Fact } from '#console/ui/fact.tsx';
import { PlaceLink } from '#console/ui/place-link.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Ago, Time } from '#console/ui/time.tsx';

interface HolderProps {
  item: Item;
  bookings: LoadResult<OpenBookings>;
  onChange: () => void;
}

/** Shows who has an item, and until when. */
export function Holder({ item, bookings, onChange }: HolderProps) {
  return (
    <section class="card" aria-labelledby="holder-title">
      <h2 id="holder-title">Checkout</h2>
      {item.checkout_id === null ? (
        <WithoutCheckout item={item} />
      ) : (
        <Out item={item} bookings={bookings} onChange={onChange} />
      )}
    </section>
  );
}

function WithoutCheckout({ item }: { item: Item }) {
  if (item.quantity_out) {
    const out = amountOf(item.quantity_out, item.inventory_unit);
    return <p>{out} checked out. See Bookings for details.</p>;
  }
  const next = item.next_reservation;
  if (!next) return <p>Not checked out.</p>;
  if (!ongoingReservation(item)) {
    return (
      <p>
        Not checked out. Next reservation: <Time at={next.start_time} />.
      </p>
    );
  }
  return (
    <>
      <p>
        Reserved now, until <Time at={next.end_time} />.
      </p>
      {canRead('action.reserve') && (
        <p>
          <a class="button" href={`#/reservations/${next.id}`}>
            Open the reservation
          </a>{' '}
          {can('action.reserve') && can('action.checkout') && (
            <small>to check it out from there</small>
          )}
        </p>
      )}
    </>
  );
}

function Out({ item, bookings, onChange }: HolderProps) {
  const { checkout_id, due_time } = item;
  const summary = <p>Checked out{due_time && <>, due back {<Time at={due_time} />}</>}.</p>;
  if (!canRead('action.checkout')) return summary;
  return (
    <WithData result={bookings} lines={3}>
      {({ checkouts }) => {
        const checkout = checkouts?.records.find(({ id }) => id === checkout_id);
        return checkout ? <CheckoutFacts checkout={checkout} onChange={onChange} /> : summary;
      }}
    </WithData>
  );
}

function CheckoutFacts({ checkout, onChange }: { checkout: Checkout; onChange: () => void }) {
  const paths = usePlacePaths([checkout]);
  const [isExtending, setExtending] = useState(false);
  return (
    <>
      <dl class="facts">
        {checkout.contact && (
          <Fact name="Contact">
            <ContactLink contact={checkout.contact} />
          </Fact>
        )}
        {checkout.user && <Fact name="Member">{checkout.user.name}</Fact>}
        <Fact name="Purpose">{checkout.name}</Fact>
        <Fact name={checkout.overdue ? 'Was due' : 'Due back'}>
          <Time at={checkout.due_time} /> (<Ago at={checkout.due_time} />)
        </Fact>
        <Fact name="Checked out">
          <Time at={checkout.checked_out_at} /> by {checkout.created_by.name}
        </Fact>
        {checkout.location && (
          <Fact name="Place">
            <PlaceLink place={checkout.location} paths={paths} />
          </Fact>
        )}
      </dl>
      {can('action.checkout') && (
        <div>
          <button type="button" onClick={() => setExtending(true)}>
            Extend
          </button>
        </div>
      )}
      {isExtending && (
        <ExtendDialog checkout={checkout} onClose={() => setExtending(false)} onChange={onChange} />
      )}
    </>
  );
}
