import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { dayOf, startOfDay } from '#console/time.ts';

const fields = [
  'name',
  'next_inspection_on',
  'maintenance',
  'expiration_date',
  'inventory_low',
  'inventory_quantity',
  'inventory_minimum',
  'inventory_unit',
] as const;

/** As much of an item as a card of the day shows. */
export type DayItem = Pick<Item, 'id'> & Partial<Pick<Item, (typeof fields)[number]>>;

/** The equipment that somebody has to see to, the longest overdue inspections first. */
export interface Attention {
  items: readonly DayItem[];
  /** Whether these are all. */
  isComplete: boolean;
}

const most = 200;

/** What is due by today, has expired or is low in stock, by one call. */
export async function readAttention(signal: AbortSignal): Promise<Attention> {
  const due = {
    attention_before: tomorrow(),
    display: 'active',
    order: 'next_inspection_on',
    limit: most,
  } as const;
  const query = { ...due, fields: [...fields] };
  const { data, meta } = await page(api, '/v1/items', { query, signal });
  return { items: data, isComplete: meta.pagination.total <= data.length };
}

export const today = () => dayOf(Date.now());
export const tomorrow = () => dayOf(startOfDay(Date.now(), 1));

export const nameOf = ({ id, name }: DayItem) => name ?? `Item ${id}`;
