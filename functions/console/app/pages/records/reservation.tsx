import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Reservation } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import type { SectionProps } from '#console/route.ts';
import { goTo } from '#console/route.ts';
import { Badge, type Tone } from '#console/ui/badge.tsx';
import { ContactLink } from '#console/ui/contact-link.tsx';
import { Fact } from '#console/ui/fact.tsx';
import { Page } from '#console/ui/page.tsx';
import { Time } from '#console/ui/time.tsx';
import { complain, say } from '#console/ui/toast.tsx';
import { cancelReservation } from './cancel-reservation.ts';
import { ItemLinks, RecordPage, useRecord } from './record-page.tsx';

const states: Record<Reservation['classification'], [tone: Tone, label: string]> = {
  upcoming: ['calm', 'Upcoming'],
  ongoing: ['warn', 'Ongoing'],
  overdue: ['bad', 'Overdue'],
  completed: ['good', 'Completed'],
};

const readReservation = (id: number, signal: AbortSignal) =>
  orThrow(api.GET('/v1/reservations/{id}', { params: { path: { id } }, signal }));

export function ReservationPage({ place }: SectionProps) {
  const loaded = useRecord(readReservation, Number(place.parts[1]));
  const [isBusy, setBusy] = useState(false);
  const run = (work: Promise<unknown>) => {
    setBusy(true);
    work.catch(complain).finally(() => setBusy(false));
  };
  const complete = async ({ id, name }: Reservation, complete_as: 'checkout' | 'unspecified') => {
    const params = { path: { id } };
    const body = { complete_as };
    const { data } = await orThrow(api.POST('/v1/reservations/{id}/complete', { params, body }));
    loaded.onChange();
    say(complete_as === 'checkout' ? `${name} checked out.` : `${name} completed.`);
    if (data.checkout_id !== null) goTo(`/checkouts/${data.checkout_id}`);
  };
  return (
    <RecordPage loaded={loaded}>
      {(reservation) => (
        <Page
          title={reservation.name}
          actions={
            reservation.status === 'open' &&
            can('action.reserve') && (
              <>
                {can('action.checkout') && Date.parse(reservation.end_time) > Date.now() && (
                  <button
                    type="button"
                    class="primary"
                    disabled={isBusy}
                    onClick={() => run(complete(reservation, 'checkout'))}
                  >
                    Check out now
                  </button>
                )}
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => run(complete(reservation, 'unspecified'))}
                >
                  Complete
                </button>
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => run(cancelReservation(reservation, loaded.onChange))}
                >
                  Cancel reservation
                </button>
              </>
            )
          }
        >
          <p class="item-state">
            <Badge tone={states[reservation.classification][0]}>
              {states[reservation.classification][1]}
            </Badge>
            Reservation {reservation.id}
          </p>
          {reservation.warnings.map(({ item_id, code, message }) => (
            <p key={`${item_id} ${code}`} class="notice warn">
              {message}
            </p>
          ))}
          <div class="sections two">
            <ItemLinks items={reservation.items} />
            <ReservationFacts reservation={reservation} />
          </div>
        </Page>
      )}
    </RecordPage>
  );
}

function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const { start_time, end_time, contact, user, created_at, created_by, checkout } = reservation;
  return (
    <section class="card" aria-labelledby="facts-title">
      <h2 id="facts-title">Details</h2>
      <dl class="facts">
        <Fact name="From">
          <Time at={start_time} />
        </Fact>
        <Fact name="To">
          <Time at={end_time} />
        </Fact>
        {contact && (
          <Fact name="Contact">
            <ContactLink contact={contact} />
          </Fact>
        )}
        {user && <Fact name="Member">{user.name}</Fact>}
        <Fact name="Created">
          <Time at={created_at} /> by {created_by.name}
        </Fact>
        {checkout && (
          <Fact name="Checkout">
            <a href={`#/checkouts/${checkout.id}`}>{checkout.name}</a>
          </Fact>
        )}
      </dl>
      {reservation.description && <p class="long-text">{reservation.description}</p>}
    </section>
  );
}
