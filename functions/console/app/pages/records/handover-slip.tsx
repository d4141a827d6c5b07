import type { Checkout } from '#console/api/records.ts';
import type { Loaded } from '#console/api/use-load.ts';
import { Fact } from '#console/ui/fact.tsx';
import { Page } from '#console/ui/page.tsx';
import { Time } from '#console/ui/time.tsx';
import { RecordPage } from './record-page.tsx';
import { PrintButton, SlipHead, SlipItems } from './slip-items.tsx';

/** What somebody takes away, to be printed and signed. */
export function HandoverSlip({ loaded }: { loaded: Loaded<Checkout> }) {
  return (
    <RecordPage loaded={loaded}>
      {({ id, name, items, checked_out_at, due_time, contact, user, location, description }) => (
        <Page
          title={`Handover: ${name}`}
          actions={
            <>
              <PrintButton />
              <a class="button" href={`#/checkouts/${id}`}>
                Back
              </a>
            </>
          }
        >
          <div class="card slip">
            <SlipHead>
              <Fact name="Checkout">{id}</Fact>
              <Fact name="Taken">
                <Time at={checked_out_at} />
              </Fact>
              <Fact name="Due back">
                <Time at={due_time} />
              </Fact>
              {contact && <Fact name="Contact">{contact.name}</Fact>}
              {user && <Fact name="Member">{user.name}</Fact>}
              {location && <Fact name="Place">{location.name}</Fact>}
            </SlipHead>
            {description && <p class="long-text">{description}</p>}
            <SlipItems items={items} placeLabel="Goes back to" blanks={['Out', 'Back']} />
            <div class="signatures">
              {['Handed over by', 'Received by', 'Returned to'].map((label) => (
                <p key={label}>{label}, date</p>
              ))}
            </div>
          </div>
        </Page>
      )}
    </RecordPage>
  );
}
