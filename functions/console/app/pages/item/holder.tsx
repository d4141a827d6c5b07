import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { ExtendDialog } from '#console/pages/checkouts/extend.tsx';
import { ongoingReservation } from '#console/pages/items/state.ts';
import { ContactLink } from '#console/ui/contact-link.tsx';
import { Fact } from '#console/ui/fact.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Ago, Time } from '#console/ui/time.tsx';

interface HolderProps {
  item: Item;
  onChange: () => void;
}

/** Who has an item, and until when. */
export function Holder({ item, onChange }: HolderProps) {
  const { checkout_id } = item;
  return (
    <section class="card" aria-labelledby="holder-title">
      <h2 id="holder-title">Checkout</h2>
      {checkout_id === null ? (
        <Reserved item={item} />
      ) : (
        <Out item={item} checkoutId={checkout_id} onChange={onChange} />
      )}
    </section>
  );
}

function Reserved({ item }: { item: Item }) {
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

function Out({ item, checkoutId, onChange }: HolderProps & { checkoutId: number }) {
  if (canRead('action.checkout')) {
    return <CheckoutFacts id={checkoutId} version={item.version} onChange={onChange} />;
  }
  return <p>Checked out{item.due_time && <>, due back {<Time at={item.due_time} />}</>}.</p>;
}

interface CheckoutFactsProps {
  id: number;
  /** Of the item, which changes with its checkout. */
  version: number;
  onChange: () => void;
}

function CheckoutFacts({ id, version, onChange }: CheckoutFactsProps) {
  const [isExtending, setExtending] = useState(false);
  const loaded = useLoad(
    async (signal) => {
      const params = { path: { id } };
      return (await orThrow(api.GET('/v1/checkouts/{id}', { params, signal }))).data;
    },
    [id, version],
  );
  return (
    <WithData loaded={loaded} lines={3}>
      {(checkout) => (
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
              <Time at={checkout.created_at} /> by {checkout.created_by.name}
            </Fact>
            {checkout.location && <Fact name="Place">{checkout.location.name}</Fact>}
          </dl>
          {can('action.checkout') && (
            <div>
              <button type="button" onClick={() => setExtending(true)}>
                Extend
              </button>
            </div>
          )}
          {isExtending && (
            <ExtendDialog
              checkout={checkout}
              onClose={() => setExtending(false)}
              onChange={onChange}
            />
          )}
        </>
      )}
    </WithData>
  );
}
