import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { useLoad } from '#console/api/use-load.ts';
import { formatNumber } from '#console/numbers.ts';
import { WithData } from '#console/ui/states.tsx';
import { DayCard } from './day-card.tsx';

/** What is low in stock: asked for by the reader, because the rest of the day is urgent. */
export function LowStock() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <LowItems />;
  return (
    <section class="card day" aria-label="Low in stock">
      <div class="card-head">
        <h2>Low in stock</h2>
        <button type="button" onClick={() => setOpen(true)}>
          Look it up
        </button>
      </div>
    </section>
  );
}

function LowItems() {
  const loaded = useLoad(async (signal) => {
    const query = { inventory_low: true, order: 'name', limit: 20 } as const;
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
