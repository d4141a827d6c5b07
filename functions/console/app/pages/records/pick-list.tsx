import type { Reservation } from '#console/api/records.ts';
import type { Loaded } from '#console/api/use-load.ts';
import { Fact } from '#console/ui/fact.tsx';
import { Page } from '#console/ui/page.tsx';
import { Time } from '#console/ui/time.tsx';
import { RecordPage } from './record-page.tsx';
import { PrintButton, SlipHead, SlipItems } from './slip-items.tsx';

/** What has to be fetched for a reservation, in the order of the places, to be printed. */
export function PickList({ loaded }: { loaded: Loaded<Reservation> }) {
  return (
    <RecordPage loaded={loaded}>
      {({ id, name, items, start_time, end_time, contact, user, location, description }) => (
        <Page
          title={`Pick list: ${name}`}
          actions={
            <>
              <PrintButton />
              <a class="button" href={`#/reservations/${id}`}>
                Back
              </a>
            </>
          }
        >
          <div class="card slip">
            <SlipHead>
              <Fact name="Reservation">{id}</Fact>
              <Fact name="From">
                <Time at={start_time} />
              </Fact>
              <Fact name="To">
                <Time at={end_time} />
              </Fact>
              {contact && <Fact name="Contact">{contact.name}</Fact>}
              {user && <Fact name="Member">{user.name}</Fact>}
              {location && <Fact name="Place">{location.name}</Fact>}
            </SlipHead>
            {description && <p class="long-text">{description}</p>}
            <SlipItems items={items} placeLabel="Where it is" blanks={[]} />
          </div>
        </Page>
      )}
    </RecordPage>
  );
}
