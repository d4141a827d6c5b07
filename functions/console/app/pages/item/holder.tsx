import { useState } from 'preact/hooks';
import { get } from '#console/api/call.ts';
import type { Checkout, Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { ExtendDialog } from '#console/pages/checkouts/extend.tsx';
import { Fact } from '#console/ui/fact.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Ago, Time } from '#console/ui/time.tsx';

interface HolderProps {
  item: Item;
  onChange: () => void;
}

/** Who has an item, and until when. */
export function Holder({ item, onChange }: HolderProps) {
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
        <Out item={item} checkoutId={checkout_id} onChange={onChange} />
      )}
    </section>
  );
}

function Out({ item, checkoutId, onChange }: HolderProps & { checkoutId: number }) {
  if (can('action.checkout')) {
    return <CheckoutFacts id={checkoutId} version={item.version} onChange={onChange} />;
  }
  return <p>Checked out{item.due_time && <>, due back {<Time at={item.due_time} />}</>}.</p>;
}

interface CheckoutFactsProps {
  id: number;
  /** Of the item, which knows when it is due. */
  version: number;
  onChange: () => void;
}

function CheckoutFacts({ id, version, onChange }: CheckoutFactsProps) {
  const [isExtending, setExtending] = useState(false);
  const loaded = useLoad(
    async (signal) => (await get<Checkout>(`/v1/checkouts/${id}`, { signal })).data,
    [id, version],
  );
  return (
    <WithData loaded={loaded} lines={3}>
      {(checkout) => (
        <>
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
          <div>
            <button type="button" onClick={() => setExtending(true)}>
              Extend
            </button>
          </div>
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
