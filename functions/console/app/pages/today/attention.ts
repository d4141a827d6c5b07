import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { dayOf, startOfDay } from '#console/time.ts';
import { pageMax } from '#shared/limits.ts';

const fields = [
  'name',
  'unique_id',
  'next_inspection_on',
  'maintenance',
  'expiration_date',
  'inventory_low',
  'inventory_quantity',
  'inventory_minimum',
  'inventory_unit',
] as const;

/** The fields of an item that the cards show. */
export type DayItem = Pick<Item, 'id'> & Partial<Pick<Item, (typeof fields)[number]>>;

/** The equipment that needs attention, the longest overdue inspections first. */
export interface Attention {
  items: readonly DayItem[];
  /** Whether all of it was read. */
  isComplete: boolean;
}

/** Reads what is due by today, has expired or is low in stock, with one call. */
export async function readAttention(signal: AbortSignal): Promise<Attention> {
  const due = {
    attention_before: tomorrow(),
    display: 'active',
    order: 'next_inspection_on',
    limit: pageMax,
  } as const;
  const query = { ...due, fields: [...fields] };
  const { data, meta } = await page(api, '/v1/items', { query, signal });
  return { items: data, isComplete: meta.pagination.total <= data.length };
}

export const today = () => dayOf(Date.now());
export const tomorrow = () => dayOf(startOfDay(Date.now(), 1));

export const nameOf = ({ id, name }: DayItem) => name ?? `Item ${id}`;
