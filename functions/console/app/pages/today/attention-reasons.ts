import { formatNumber } from '#console/numbers.ts';
import { duePlans, isDue } from '#console/pages/item/due-plans.ts';
import type { ItemsQuery } from '#console/pages/items/item-query.ts';
import { formatDate } from '#console/time.ts';
import { type DayItem, nameOf, today, tomorrow } from './attention.ts';

/** A reason why equipment needs attention. */
export interface Reason {
  title: string;
  /** The text if no item has the reason; without it, the card is hidden then. */
  none?: string;
  /** The page that lists all of the items. */
  page: string;
  filter: () => ItemsQuery;
  applies: (item: DayItem) => boolean;
  textOf: (item: DayItem) => string;
  /** The text to sort by. */
  rankOf: (item: DayItem) => string;
}

export const inspection: Reason = {
  title: 'Inspections due',
  none: 'No inspection or maintenance is due.',
  page: '#/?inspection_within=0&order=next_inspection_on',
  filter: () => ({ inspection_before: tomorrow(), order: 'next_inspection_on' }),
  applies: ({ next_inspection_on: on }) => isDue(on),
  textOf: ({ next_inspection_on: on }) => dueOn(on),
  rankOf: ({ next_inspection_on: on }) => on ?? '',
};

export const maintenance: Reason = {
  title: 'Maintenance due',
  page: '#/?maintenance_within=0',
  filter: () => ({ maintenance_before: tomorrow(), order: 'name' }),
  applies: (item) => duePlansOf(item).length > 0,
  textOf: (item) =>
    duePlansOf(item)
      .map(({ name, next_on }) => `${name} ${dueOn(next_on)}`)
      .join(', '),
  rankOf: (item) => duePlansOf(item)[0]?.next_on ?? '',
};

export const expiration: Reason = {
  title: 'Expired',
  page: '#/?expires_within=-1&order=expiration_date',
  filter: () => ({ expires_before: today(), order: 'expiration_date' }),
  applies: ({ expiration_date: on }) => typeof on === 'string' && on < today(),
  textOf: ({ expiration_date: on }) => (on ? formatDate(on) : ''),
  rankOf: ({ expiration_date: on }) => on ?? '',
};

export const lowStock: Reason = {
  title: 'Low in stock',
  none: 'Nothing is low in stock.',
  page: '#/?inventory_low=true',
  filter: () => ({ inventory_low: true, order: 'name' }),
  applies: ({ inventory_low }) => inventory_low === true,
  textOf: ({ inventory_quantity: remaining, inventory_minimum: least, inventory_unit: unit }) =>
    [formatNumber(remaining ?? 0), 'of', formatNumber(least ?? 0), unit].filter(Boolean).join(' '),
  rankOf: nameOf,
};

const dueOn = (on: string | null | undefined) => (on ? `due ${formatDate(on)}` : '');

const duePlansOf = ({ maintenance = [] }: DayItem) => duePlans(maintenance);

/** The items that a reason applies to, sorted by it. */
export function withReason(items: readonly DayItem[], { applies, rankOf }: Reason): DayItem[] {
  const matchingItems = items.filter(applies);
  return matchingItems.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
}
