import { get } from '#console/api/call.ts';
import type { Checkout, Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { Ago, Fact, Time } from '#console/ui/bits.tsx';
import { WithData } from '#console/ui/states.tsx';

/** Who has an item, and until when. */
export function Holder({ item }: { item: Item }) {
  const { checkout_id, next_reservation } = item;
  return (
    <section class="card" aria-labelledby="holder-title">
      <h2 id="holder-title">Who has it</h2>
      {checkout_id === null ? (
        <p>
          Nobody: it is in.
          {next_reservation && (
            <>
              {' '}
              Reserved from <Time at={next_reservation.start_time} />.
            </>
          )}
        </p>
      ) : (
        <Out item={item} checkoutId={checkout_id} />
      )}
    </section>
  );
}

function Out({ item, checkoutId }: { item: Item; checkoutId: number }) {
  if (can('action.checkout')) return <CheckoutFacts id={checkoutId} />;
  return <p>Checked out{item.due_time && <>, due back {<Time at={item.due_time} />}</>}.</p>;
}

function CheckoutFacts({ id }: { id: number }) {
  const loaded = useLoad(
    async (signal) => (await get<Checkout>(`/v1/checkouts/${id}`, { signal })).data,
    [id],
  );
  return (
    <WithData loaded={loaded} lines={3}>
      {(checkout) => (
        <dl class="facts">
          {checkout.contact && <Fact name="Contact">{checkout.contact.name}</Fact>}
          {checkout.user && <Fact name="Member">{checkout.user.name}</Fact>}
          <Fact name="For">{checkout.name}</Fact>
          <Fact name={checkout.overdue ? 'Was due' : 'Due back'}>
            <Time at={checkout.due_time} /> (<Ago at={checkout.due_time} />)
          </Fact>
          <Fact name="Taken">
            <Time at={checkout.created_at} /> by {checkout.created_by.name}
          </Fact>
          {checkout.location && <Fact name="Went to">{checkout.location.name}</Fact>}
        </dl>
      )}
    </WithData>
  );
}
