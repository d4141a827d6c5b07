import { useRef, useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Reservation } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { usePlacePaths } from '#console/api/use-place-paths.ts';
import { namedWarningText } from '#console/api/warning-texts.ts';
import { CancelDialog } from '#console/pages/reservations/cancel-reservation.tsx';
import { endReservation } from '#console/pages/reservations/end-reservation.ts';
import { HandOver } from '#console/pages/reservations/hand-over.tsx';
import { repeatReservation } from '#console/pages/reservations/repeat-reservation.ts';
import { ReservationForm } from '#console/pages/reservations/reservation-form.tsx';
import type { SectionProps } from '#console/route.ts';
import { Badge } from '#console/ui/badge.tsx';
import { itemsIn } from '#console/ui/booked-items.ts';
import { ContactLink } from '#console/ui/contact-link.tsx';
import { Fact } from '#console/ui/fact.tsx';
import { Page } from '#console/ui/page.tsx';
import { PlaceLink } from '#console/ui/place-link.tsx';
import { Time } from '#console/ui/time.tsx';
import { showProblem, showToast } from '#console/ui/toast.tsx';
import { PickList } from './pick-list.tsx';
import { ItemLinks, RecordPage, useRecord } from './record-page.tsx';
import { reservationState } from './states.ts';

const readReservation = (id: number, signal: AbortSignal) =>
  orThrow(api.GET('/v1/reservations/{id}', { params: { path: { id } }, signal }));

export function ReservationPage({ route }: SectionProps) {
  const result = useRecord(readReservation, Number(route.parts[1]));
  if (route.parts[2] === 'pick-list') return <PickList result={result} />;
  return (
    <RecordPage result={result}>{(one) => <Shown reservation={one} result={result} />}</RecordPage>
  );
}

type ReservationDialog = 'edit' | 'cancel' | 'check-out';

interface ShownProps {
  reservation: Reservation;
  result: { onChange: () => void };
}

function Shown({ reservation, result }: ShownProps) {
  const { id, name, warnings, status } = reservation;
  const items = itemsIn(reservation);
  const [open, setOpen] = useState<ReservationDialog>();
  const [tone, label] = reservationState(reservation);
  const dialogProps = { onClose: () => setOpen(undefined), onChange: result.onChange };
  const completedReservation = useRef<Reservation>(undefined);
  const complete = async () => {
    // A second click would fail on the version that the first one has changed.
    if (completedReservation.current === reservation) return;
    completedReservation.current = reservation;
    try {
      const undo = await endReservation(reservation, { complete_as: 'unspecified' });
      showToast(`${name} completed.`, undo);
    } catch (cause) {
      completedReservation.current = undefined;
      showProblem(cause);
    }
    result.onChange();
  };
  return (
    <Page
      title={name}
      actions={
        <>
          {status === 'open' && can('action.reserve') && (
            <>
              {can('action.checkout') && Date.parse(reservation.end_time) > Date.now() && (
                <button type="button" class="primary" onClick={() => setOpen('check-out')}>
                  Check out now
                </button>
              )}
              <button type="button" onClick={() => setOpen('edit')}>
                Edit
              </button>
              <button type="button" onClick={complete}>
                Complete
              </button>
              <button type="button" onClick={() => setOpen('cancel')}>
                Cancel reservation
              </button>
            </>
          )}
          {can('action.reserve') && canRead('content.items') && (
            <button type="button" onClick={() => repeatReservation(reservation).catch(showProblem)}>
              Repeat
            </button>
          )}
          <a class="button" href={`#/reservations/${id}/pick-list`}>
            Pick list
          </a>
        </>
      }
    >
      <p class="item-state">
        <Badge tone={tone}>{label}</Badge>
        Reservation {id}
      </p>
      {warnings.map((warning) => (
        <p key={`${warning.item_id} ${warning.code}`} class="notice warn">
          {namedWarningText(warning, items)}
        </p>
      ))}
      <div class="sections two">
        <ItemLinks items={items} />
        <ReservationFacts reservation={reservation} />
      </div>
      {open === 'edit' && <ReservationForm record={reservation} {...dialogProps} />}
      {open === 'cancel' && <CancelDialog reservation={reservation} {...dialogProps} />}
      {open === 'check-out' && <HandOver reservation={reservation} {...dialogProps} />}
    </Page>
  );
}

function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const { start_time, end_time, contact, user, created_at, created_by, checkout } = reservation;
  const { location, completion_remarks, kits } = reservation;
  const paths = usePlacePaths([reservation]);
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
        {location && (
          <Fact name="Place">
            <PlaceLink place={location} paths={paths} />
          </Fact>
        )}
        {kits.length > 0 && <Fact name="Kits">{kits.map(({ name }) => name).join(', ')}</Fact>}
        {completion_remarks && <Fact name="Reason">{completion_remarks}</Fact>}
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
