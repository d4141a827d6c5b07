import { useEffect, useRef, useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { useLoad } from '#console/api/use-load.ts';
import { formatNumber } from '#console/numbers.ts';
import { WithData } from '#console/ui/states.tsx';
import { type DayItem, nameOf } from './attention.ts';
import { DayCard } from './day-card.tsx';
import { shownMost } from './work-today.tsx';

interface LowStockProps {
  items: readonly DayItem[];
  total: number;
}

export function LowStock({ items, total }: LowStockProps) {
  return (
    <DayCard
      title="Low in stock"
      count={total}
      none="Nothing is low in stock."
      page="#/?inventory_low=true"
    >
      {items.slice(0, shownMost).map((item) => (
        <li key={item.id}>
          <span>
            <a href={`#/items/${item.id}`}>{nameOf(item)}</a>{' '}
            <small>
              {formatNumber(item.inventory_quantity ?? 0)} of{' '}
              {formatNumber(item.inventory_minimum ?? 0)} {item.inventory_unit}
            </small>
          </span>
        </li>
      ))}
    </DayCard>
  );
}

/** Where so much is due that stock has no place beside it: read once it comes into view. */
export function LowStockApart() {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} class="sections">
      {isSeen && <LowItems />}
    </div>
  );
}

function LowItems() {
  const loaded = useLoad(async (signal) => {
    const query = { inventory_low: true, order: 'name', limit: shownMost } as const;
    return page(api, '/v1/items', { query, signal });
  }, []);
  return (
    <WithData loaded={loaded} lines={3}>
      {({ data, meta }) => <LowStock items={data} total={meta.pagination.total} />}
    </WithData>
  );
}
