import type { Reservation } from '#console/api/records.ts';
import type { LoadResult } from '#console/api/use-load.ts';
import { Fact } from '#console/ui/fact.tsx';
import { Time } from '#console/ui/time.tsx';
import { RecordPage } from './record-page.tsx';
import { Slip } from './slip.tsx';

/** Lists what to fetch for a reservation, sorted by place, to be printed. */
export function PickList({ result }: { result: LoadResult<Reservation> }) {
  return (
    <RecordPage result={result}>
      {(reservation) => (
        <Slip
          title={`Pick list: ${reservation.name}`}
          href={`#/reservations/${reservation.id}`}
          booking={reservation}
          facts={
            <>
              <Fact name="Reservation">{reservation.id}</Fact>
              <Fact name="From">
                <Time at={reservation.start_time} />
              </Fact>
              <Fact name="To">
                <Time at={reservation.end_time} />
              </Fact>
            </>
          }
          placeLabel="Where it is"
          checkColumns={['Picked']}
        />
      )}
    </RecordPage>
  );
}
