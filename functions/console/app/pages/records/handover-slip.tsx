import type { Checkout } from '#console/api/records.ts';
import type { LoadResult } from '#console/api/use-load.ts';
import { Fact } from '#console/ui/fact.tsx';
import { Time } from '#console/ui/time.tsx';
import { RecordPage } from './record-page.tsx';
import { Slip } from './slip.tsx';

/** Lists the items of a checkout, to be printed and signed by the borrower. */
export function HandoverSlip({ result }: { result: LoadResult<Checkout> }) {
  return (
    <RecordPage result={result}>
      {(checkout) => (
        <Slip
          title={`Handover: ${checkout.name}`}
          href={`#/checkouts/${checkout.id}`}
          booking={checkout}
          facts={
            <>
              <Fact name="Checkout">{checkout.id}</Fact>
              <Fact name="Taken">
                <Time at={checkout.checked_out_at} />
              </Fact>
              <Fact name="Due back">
                <Time at={checkout.due_time} />
              </Fact>
            </>
          }
          placeLabel="Goes back to"
          isReturn
          checkColumns={['Out', 'Back']}
        >
          <div class="signatures">
            {['Handed over by', 'Received by', 'Returned to'].map((label) => (
              <p key={label}>{label}, date</p>
            ))}
          </div>
        </Slip>
      )}
    </RecordPage>
  );
}
