import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { dayOf, startOfDay } from '#console/time.ts';

type DayField =
  | 'name'
  | 'next_inspection_on'
  | 'inventory_low'
  | 'inventory_quantity'
  | 'inventory_minimum'
  | 'inventory_unit';

/** As much of an item as a card of the day shows. */
export type DayItem = Pick<Item, 'id'> & Partial<Pick<Item, DayField>>;

/** The equipment that somebody has to see to. */
export interface Attention {
  inspections: readonly DayItem[];
  lowStock: readonly DayItem[];
  /** Whether these are all. */
  isComplete: boolean;
}

const most = 200;

/** What is to be inspected by today, the longest overdue first, and what is low in stock, by one call. */
export async function readAttention(signal: AbortSignal): Promise<Attention> {
  const tomorrow = dayOf(startOfDay(Date.now(), 1));
  const fields: DayField[] = [
    'name',
    'next_inspection_on',
    'inventory_low',
    'inventory_quantity',
    'inventory_minimum',
    'inventory_unit',
  ];
  const due = { attention_before: tomorrow, order: 'next_inspection_on', limit: most } as const;
  const { data, meta } = await page(api, '/v1/items', { query: { ...due, fields }, signal });
  const lowStock = data.filter((item) => item.inventory_low);
  return {
    inspections: data.filter(({ next_inspection_on: on }) => on && on < tomorrow),
    lowStock: lowStock.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
    isComplete: meta.pagination.total <= data.length,
  };
}

export const nameOf = ({ id, name }: DayItem) => name ?? `Item ${id}`;
