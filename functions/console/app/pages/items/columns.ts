import { type PlacePaths, placeText } from '#console/api/place-paths.ts';
import type { Preferences } from '#console/api/preferences.ts';
import type { Item } from '#console/api/records.ts';
import { formatDate } from '#console/time.ts';
import { amountOf } from '#console/ui/booked-items.ts';

export type Column = Preferences['columns'][number];

interface ShownColumn {
  label: string;
  valueOf: (item: Item, paths: PlacePaths) => string | null | undefined;
}

/** The optional columns of the list of items. */
export const columns: Record<Column, ShownColumn> = {
  serial_number: { label: 'Serial number', valueOf: ({ serial_number }) => serial_number },
  home_location: {
    label: 'Home place',
    valueOf: ({ home_location: place }, paths) => place && placeText(place, paths),
  },
  responsible_user: {
    label: 'Responsible',
    valueOf: ({ responsible_user }) => responsible_user?.name,
  },
  tags: { label: 'Tags', valueOf: ({ tags }) => tags.join(', ') },
  stock: {
    label: 'Free stock',
    valueOf: ({ quantity_available: free, inventory_unit }) =>
      free === null ? null : amountOf(free, inventory_unit),
  },
  acquisition_date: {
    label: 'Purchase date',
    valueOf: ({ acquisition_date: on }) => on && formatDate(on),
  },
  next_inspection_on: {
    label: 'Next inspection',
    valueOf: ({ next_inspection_on: on }) => on && formatDate(on),
  },
};
