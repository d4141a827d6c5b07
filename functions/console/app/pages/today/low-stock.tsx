import { useEffect, useRef, useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { useLoad } from '#console/api/use-load.ts';
import { formatNumber } from '#console/numbers.ts';
import { WithData } from '#console/ui/states.tsx';
import { DayCard } from './day-card.tsx';
import { shownMost } from './work-today.tsx';

/** What is low in stock: read once its place comes into view, because the rest of the day is urgent. */
export function LowStock() {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) setSeen(true);
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
      {({ data, meta }) => (
        <DayCard
          title="Low in stock"
          count={meta.pagination.total}
          none="Nothing is low in stock."
          page="#/?inventory_low=true"
        >
          {data.map(({ id, name, inventory_quantity, inventory_minimum, inventory_unit }) => (
            <li key={id}>
              <span>
                <a href={`#/items/${id}`}>{name}</a>{' '}
                <small>
                  {formatNumber(inventory_quantity ?? 0)} of {formatNumber(inventory_minimum ?? 0)}{' '}
                  {inventory_unit}
                </small>
              </span>
            </li>
          ))}
        </DayCard>
      )}
    </WithData>
  );
}
