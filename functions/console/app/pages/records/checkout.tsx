import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Checkout } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { usePlacePaths } from '#console/api/use-place-paths.ts';
import { formatNumber } from '#console/numbers.ts';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { ExtendDialog } from '#console/pages/checkouts/extend.tsx';
import { canRemind, RemindDialog } from '#console/pages/checkouts/remind.tsx';
import type { SectionProps } from '#console/route.ts';
import { Badge } from '#console/ui/badge.tsx';
import { itemsIn, outstandingItems } from '#console/ui/booked-items.ts';
import { ContactLink } from '#console/ui/contact-link.tsx';
import { Fact } from '#console/ui/fact.tsx';
import { Page } from '#console/ui/page.tsx';
import { PlaceLink } from '#console/ui/place-link.tsx';
import { Ago, Time } from '#console/ui/time.tsx';
import { HandoverSlip } from './handover-slip.tsx';
import { ItemLinks, RecordPage, useRecord } from './record-page.tsx';
import { checkoutState } from './states.ts';

const readCheckout = (id: number, signal: AbortSignal) =>
  orThrow(api.GET('/v1/checkouts/{id}', { params: { path: { id } }, signal }));

export function CheckoutPage({ route }: SectionProps) {
  const result = useRecord(readCheckout, Number(route.parts[1]));
  const [open, setOpen] = useState<'check-in' | 'extend' | 'remind'>();
  const close = () => setOpen(undefined);
  if (route.parts[2] === 'slip') return <HandoverSlip result={result} />;
  return (
    <RecordPage result={result}>
      {(checkout) => {
        const { id, name, status, lines, outstanding_iid } = checkout;
        const [tone, label] = checkoutState(checkout);
        const noteOf = (item: number) => {
          const line = lines.find(({ item_id }) => item_id === item);
          return <ReturnNote isOut={outstanding_iid.includes(item)} line={line} />;
        };
        return (
          <Page
            title={name}
            actions={
              <>
                {status === 'open' && can('action.checkout') && (
                  <>
                    <button type="button" class="primary" onClick={() => setOpen('check-in')}>
                      Check in
                    </button>
                    <button type="button" onClick={() => setOpen('extend')}>
                      Extend
                    </button>
                    {canRemind(checkout) && (
                      <button type="button" onClick={() => setOpen('remind')}>
                        Remind
                      </button>
                    )}
                  </>
                )}
                <a class="button" href={`#/checkouts/${id}/slip`}>
                  Handover slip
                </a>
              </>
            }
          >
            <p class="item-state">
              <Badge tone={tone}>{label}</Badge>
              Checkout {id}
            </p>
            <div class="sections two">
              <ItemLinks items={itemsIn(checkout)} noteOf={noteOf} />
              <CheckoutFacts checkout={checkout} />
            </div>
            {open === 'extend' && (
              <ExtendDialog checkout={checkout} onClose={close} onChange={result.onChange} />
            )}
            {open === 'remind' && (
              <RemindDialog checkout={checkout} onClose={close} onChange={result.onChange} />
            )}
            {open === 'check-in' && (
              <CheckInDialog
                checkoutId={id}
                items={outstandingItems(checkout)}
                onClose={close}
                onChange={result.onChange}
              />
            )}
          </Page>
        );
      }}
    </RecordPage>
  );
}

interface ReturnNoteProps {
  isOut: boolean;
  line: Checkout['lines'][number] | undefined;
}

/** Whether an item is back; for a stock, how much is still out and how much was used up. */
function ReturnNote({ isOut, line }: ReturnNoteProps) {
  const usedUp = line && line.consumed > 0 && <small>{formatNumber(line.consumed)} used up </small>;
  if (!isOut && !line?.outstanding) {
    return (
      <span>
        {usedUp}
        <Badge tone="good">Returned</Badge>
      </span>
    );
  }
  return (
    <span>
      {usedUp}
      <Badge tone="warn">{line ? `${formatNumber(line.outstanding)} out` : 'Out'}</Badge>
    </span>
  );
}

function CheckoutFacts({ checkout }: { checkout: Checkout }) {
  const { overdue, due_time, contact, user, location, checked_out_at, closed_at } = checkout;
  const { kits, reminded_at, created_by } = checkout;
  const paths = usePlacePaths([checkout]);
  return (
    <section class="card" aria-labelledby="facts-title">
      <h2 id="facts-title">Details</h2>
      <dl class="facts">
        <Fact name={overdue ? 'Was due' : 'Due back'}>
          <Time at={due_time} /> (<Ago at={due_time} />)
        </Fact>
        {reminded_at && (
          <Fact name="Reminded">
            <Time at={reminded_at} />
          </Fact>
        )}
        {contact && (
          <Fact name="Contact">
            <ContactLink contact={contact} />
          </Fact>
        )}
        {user && <Fact name="Member">{user.name}</Fact>}
        {location && (
          <Fact name="Place">
            <PlaceLink place={location} paths={paths} />
          </Fact>
        )}
        {kits.length > 0 && <Fact name="Kits">{kits.map(({ name }) => name).join(', ')}</Fact>}
        <Fact name="Checked out">
          <Time at={checked_out_at} /> by {created_by.name}
        </Fact>
        {closed_at && (
          <Fact name="Returned">
            <Time at={closed_at} />
          </Fact>
        )}
      </dl>
      {checkout.description && <p class="long-text">{checkout.description}</p>}
    </section>
  );
}
