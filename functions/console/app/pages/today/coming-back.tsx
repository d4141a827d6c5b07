import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { type FirstRecords, readFirstRecords } from '#console/api/first-records.ts';
import type { Checkout } from '#console/api/records.ts';
import { useLoad } from '#console/api/use-load.ts';
import { minuteMilliseconds } from '#console/time.ts';
import { WithData } from '#console/ui/states.tsx';
import { CheckoutLine } from './booking-lines.tsx';
import { DayCard } from './day-card.tsx';
import { RenderWhenVisible } from './render-when-visible.tsx';

interface ComingBackProps {
  /** The open checkouts, the longest overdue first. */
  out: FirstRecords<Checkout>;
  /** The end of the day. */
  end: number;
  onIn: (checkout: Checkout) => void;
}

/** The checkouts due today. If overdue ones fill the first call, a second call reads them. */
export function ComingBack(props: ComingBackProps) {
  const { out, end } = props;
  if (hasDay(out, end)) return <DueCard {...props} />;
  return (
    <RenderWhenVisible>
      <LazyDueCard {...props} />
    </RenderWhenVisible>
  );
}

/** Whether the checkouts read include all that are due by the end of the day. */
const hasDay = ({ records, total }: FirstRecords<Checkout>, end: number) =>
  records.length >= total || records.some(({ due_time }) => Date.parse(due_time) >= end);

function DueCard({ out, end, onIn }: ComingBackProps) {
  const due = out.records.filter((one) => !one.overdue && Date.parse(one.due_time) < end);
  return (
    <DayCard
      title="Coming back"
      count={hasDay(out, end) ? due.length : undefined}
      none="Nothing is due back today."
      page="#/checkouts"
    >
      {due.map((checkout) => (
        <CheckoutLine key={checkout.id} checkout={checkout} onIn={() => onIn(checkout)} />
      ))}
    </DayCard>
  );
}

function LazyDueCard({ out, ...props }: ComingBackProps) {
  const result = useLoad(
    (signal) =>
      readFirstRecords((part) => {
        // Overdue checkouts count as out until now by the service's clock, so start a minute later.
        const from = new Date(Date.now() + minuteMilliseconds).toISOString();
        const query = { ...part, status: 'open', from, order: 'due_time' } as const;
        return page(api, '/v1/checkouts', { query, signal });
      }),
    [out],
  );
  return (
    <WithData result={result} lines={3}>
      {(due) => <DueCard out={due} {...props} />}
    </WithData>
  );
}
