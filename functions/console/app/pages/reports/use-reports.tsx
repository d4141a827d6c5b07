import type { ComponentChildren } from 'preact';
import type { FirstRecords } from '#console/api/first-records.ts';
import type { Checkout, Item } from '#console/api/records.ts';
import { formatCount } from '#console/format-count.ts';
import { formatNumber } from '#console/numbers.ts';
import { PartNote } from './part-note.tsx';
import { Report } from './report.tsx';
import type { Span } from './spans.ts';
import { UnusedReport } from './unused-report.tsx';
import {
  daysOut,
  mostOut,
  type ShareOut,
  type TimeOut,
  timesOut,
  unusedItems,
} from './use-of-items.ts';

interface UseReportsProps {
  checkouts: FirstRecords<Checkout>;
  items: FirstRecords<Item> | undefined;
  spans: readonly Span[];
  /** The window in words, such as `the last 13 weeks`. */
  period: string;
  now: number;
}

const maxShown = 10;
const highUseShare = 0.9;

const formatDays = (days: number) => formatNumber(Math.round(days * 10) / 10);
const daysText = (days: number) => {
  const text = formatDays(days);
  return text === '1' ? '1 day' : `${text} days`;
};
const formatShare = (share: number) => `${Math.round(share * 100)}%`;

/** The use of items: over time, the most used, and the unused. */
export function UseReports({ checkouts, items, spans, period, now }: UseReportsProps) {
  const times = timesOut(checkouts.records, now);
  const window = { start: spans[0]?.start ?? now, end: now };
  const isPartial = checkouts.records.length < checkouts.total;
  const note = <PartNote part={checkouts} noun="checkouts" />;
  return (
    <>
      <DaysOut times={times} spans={spans} period={period}>
        {note}
      </DaysOut>
      <OutMost shares={mostOut(times, window, maxShown)} period={period}>
        {note}
      </OutMost>
      {items && (
        <UnusedReport
          items={unusedItems(items.records, times, { window, isPartial })}
          knownItems={items}
          start={window.start}
          period={period}
        />
      )}
    </>
  );
}

interface DaysOutProps {
  times: readonly TimeOut[];
  spans: readonly Span[];
  period: string;
  children: ComponentChildren;
}

function DaysOut({ times, spans, period, children }: DaysOutProps) {
  const days = daysOut(times, spans);
  const rows = spans.map(({ label }, index) => ({ label, value: days[index] ?? 0 }));
  return (
    <Report
      title="Days out"
      summary={summaryOfDays(days, spans, period)}
      rows={rows}
      columns={['From', 'Days out']}
      format={formatDays}
    >
      {children}
    </Report>
  );
}

function summaryOfDays(days: readonly number[], spans: readonly Span[], period: string): string {
  const sum = days.reduce((total, one) => total + one, 0);
  const max = Math.max(...days);
  const name = spans[days.indexOf(max)]?.name;
  if (sum === 0) return `Nothing was out in ${period}.`;
  const peak = `Most of it: ${name}, with ${daysText(max)}.`;
  return `Items were out for a total of ${daysText(sum)} in ${period}. ${peak}`;
}

interface OutMostProps {
  shares: readonly ShareOut[];
  period: string;
  children: ComponentChildren;
}

function OutMost({ shares, period, children }: OutMostProps) {
  return (
    <Report
      title="Out the most"
      summary={summaryOfShares(shares, period)}
      rows={shares.map(({ id, name, share }) => ({
        label: name,
        value: share,
        page: `#/items/${id}`,
      }))}
      columns={['Item', 'Share of the time']}
      format={formatShare}
      isHorizontal
    >
      {children}
    </Report>
  );
}

function summaryOfShares(shares: readonly ShareOut[], period: string): string {
  const [first] = shares;
  if (!first) return `Nothing was out in ${period}.`;
  const always = shares.filter(({ share }) => share >= highUseShare).length;
  const who =
    always === 0 ? 'No item is' : `${formatCount(always, 'item')} ${always === 1 ? 'is' : 'are'}`;
  return `${first.name} was out ${formatShare(first.share)} of ${period}. ${who} nearly always out.`;
}
