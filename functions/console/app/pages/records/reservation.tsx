import { useState } from 'preact/hooks';
import { post } from '#console/api/call.ts';
import type { Reservation } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { goTo } from '#console/route.ts';
import type { SectionProps } from '#console/shell/sections.ts';
import { Badge, type Tone } from '#console/ui/badge.tsx';
import { Fact } from '#console/ui/fact.tsx';
import { Page } from '#console/ui/page.tsx';
import { Time } from '#console/ui/time.tsx';
import { complain, say } from '#console/ui/toast.tsx';
import { cancelReservation } from './cancel-reservation.ts';
import { ItemLinks, RecordPage, useRecord } from './record-page.tsx';

const states: Record<Reservation['classification'], [tone: Tone, label: string]> = {
  upcoming: ['calm', 'Upcoming'],
  ongoing: ['warn', 'Now'],
  overdue: ['bad', 'Ended, and not completed'],
  completed: ['good', 'Completed'],
};

export function ReservationPage({ place }: SectionProps) {
  const loaded = useRecord<Reservation>(`/v1/reservations/${Number(place.parts[1])}`);
  const [isBusy, setBusy] = useState(false);
  const run = (work: Promise<unknown>) => {
    setBusy(true);
    work.catch(complain).finally(() => setBusy(false));
  };
  const complete = async ({ id, name }: Reservation, complete_as: 'checkout' | 'unspecified') => {
    const { data } = await post<Reservation>(`/v1/reservations/${id}/complete`, { complete_as });
    loaded.onChange();
    say(complete_as === 'checkout' ? `${name} is checked out.` : `${name} is completed.`);
    if (data.checkout_id !== null) goTo(`/checkouts/${data.checkout_id}`);
  };
  return (
    <RecordPage loaded={loaded}>
      {(reservation) => (
        <Page
          title={reservation.name}
          actions={
            reservation.status === 'open' && (
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
                  Cancel the reservation
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
      <h2 id="facts-title">Who, and when</h2>
      <dl class="facts">
        <Fact name="From">
          <Time at={start_time} />
        </Fact>
        <Fact name="To">
          <Time at={end_time} />
        </Fact>
        {contact && <Fact name="Contact">{contact.name}</Fact>}
        {user && <Fact name="Member">{user.name}</Fact>}
        <Fact name="Made">
          <Time at={created_at} /> by {created_by.name}
        </Fact>
        {checkout && (
          <Fact name="Became">
            <a href={`#/checkouts/${checkout.id}`}>{checkout.name}</a>
          </Fact>
        )}
      </dl>
      {reservation.description && <p>{reservation.description}</p>}
    </section>
  );
}
