import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { useLoad } from '#console/api/use-load.ts';
import { WithData } from '#console/ui/states.tsx';
import { type DayItem, nameOf } from './attention.ts';
import { type Reason, withReason } from './attention-reasons.ts';
import { DayCard, maxShown } from './day-card.tsx';
import { RenderWhenVisible } from './render-when-visible.tsx';

interface ItemsCardProps {
  reason: Reason;
  items: readonly DayItem[];
  /** The number of items; undefined if not all were read. */
  total: number | undefined;
}

/** The equipment that needs attention for one reason. */
export function ItemsCard({ reason, items, total }: ItemsCardProps) {
  const { title, none, page, textOf } = reason;
  if (none === undefined && total === 0) return null;
  return (
    <DayCard title={title} count={total} none={none ?? ''} page={page}>
      {items.slice(0, maxShown).map((item) => (
        <li key={item.id}>
          <span>
            <a href={`#/items/${item.id}`}>{nameOf(item)}</a>{' '}
            <small>{[item.unique_id, textOf(item)].filter(Boolean).join(' · ')}</small>
          </span>
        </li>
      ))}
    </DayCard>
  );
}

/** The same card, with a call of its own, if the first call did not read everything that is due. */
export function LazyItemsCard({ reason }: { reason: Reason }) {
  return (
    <RenderWhenVisible>
      <ReadItemsCard reason={reason} />
    </RenderWhenVisible>
  );
}

function ReadItemsCard({ reason }: { reason: Reason }) {
  const result = useLoad((signal) => {
    const query = { ...reason.filter(), display: 'active', limit: maxShown } as const;
    return page(api, '/v1/items', { query, signal });
  }, []);
  return (
    <WithData result={result} lines={3}>
      {({ data, meta }) => (
        <ItemsCard reason={reason} items={withReason(data, reason)} total={meta.pagination.total} />
      )}
    </WithData>
  );
}
