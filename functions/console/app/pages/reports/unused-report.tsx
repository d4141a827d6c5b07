import type { FirstRecords } from '#console/api/first-records.ts';
import type { Item } from '#console/api/records.ts';
import { cartOfMember } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { formatNumber } from '#console/numbers.ts';
import { goTo } from '#console/route.ts';
import { Report } from './report.tsx';

interface UnusedReportProps {
  items: readonly Item[];
  /** The items that the report is based on. */
  knownItems: FirstRecords<Item>;
  /** When the period began. */
  start: number;
  period: string;
}

const maxCategories = 10;

/** The unused items, by category and one by one, so that something can be done about them. */
export function UnusedReport({ items, knownItems, start, period }: UnusedReportProps) {
  const groups = Map.groupBy(items, ({ type }) => type ?? 'Without a category');
  const rows = [...groups]
    .map(([label, own]) => ({ label, value: own.length }))
    .toSorted((a, b) => b.value - a.value);
  const select = () => {
    cartOfMember().add(items);
    goTo('/selection');
  };
  const summary = summaryOf(items.length, knownItems, start, period);
  const itemCount = formatNumber(knownItems.records.length);
  const among =
    knownItems.records.length < knownItems.total
      ? ` Only the ${itemCount} least recently changed items are included.`
      : '';
  return (
    <Report
      title="Never out"
      summary={`${summary}${among}`}
      rows={rows.slice(0, maxCategories)}
      columns={['Category', 'Items']}
      format={formatNumber}
      isHorizontal
    >
      {items.length > 0 && (
        <>
          <ul class="entries scrolled">
            {items.map(({ id, name, unique_id }) => (
              <li key={id}>
                <span>
                  <a href={`#/items/${id}`}>{name}</a> <small class="code">{unique_id}</small>
                </span>
              </li>
            ))}
          </ul>
          <div>
            <button type="button" onClick={select}>
              Select {formatCount(items.length, 'item')}
            </button>
          </div>
        </>
      )}
    </Report>
  );
}

function summaryOf(
  unusedCount: number,
  { records, total }: FirstRecords<Item>,
  start: number,
  period: string,
): string {
  if (total === 0) return 'There is no equipment yet.';
  if (records.every(({ created_at }) => Date.parse(created_at) >= start))
    return `All items were added in ${period}.`;
  if (unusedCount === 0) return `Every item that you have had for ${period} was out.`;
  const verb = unusedCount === 1 ? 'was' : 'were';
  return `${formatCount(unusedCount, 'item')} ${verb} never out in ${period}.`;
}
