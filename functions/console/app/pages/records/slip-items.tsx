import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readPlacePaths } from '#console/api/place-paths.ts';
import type { Item } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { formatCount } from '#console/format-count.ts';
import { amountOf } from '#console/ui/booked-items.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { LoadNotice } from '#console/ui/states.tsx';
import { pageMax } from '#shared/limits.ts';

export interface SlipItemsProps {
  items: readonly ListedItem[];
  /** The heading of the column of places. */
  placeLabel: string;
  /** Whether the places are those where the items are returned to. */
  isReturn?: boolean;
  /** The columns of boxes to tick by hand. */
  checkColumns: readonly string[];
}

/** The items on a slip, sorted by place, each with boxes to tick. */
export function SlipItems({ items, placeLabel, isReturn = false, checkColumns }: SlipItemsProps) {
  const result = useDetails(items, isReturn);
  const details = result.data;
  const rows = items.map((item) => ({ ...item, ...details?.get(item.id) }));
  const sortedRows = rows.toSorted(
    (one, other) =>
      (one.place ?? '').localeCompare(other.place ?? '') || one.name.localeCompare(other.name),
  );
  const hasQuantities = items.some(({ quantity }) => quantity !== undefined);
  return (
    <>
      <LoadNotice result={result} />
      <table class="slip-items" aria-busy={result.isBusy}>
        <caption>{formatCount(items.length, 'item')}</caption>
        <thead>
          <tr>
            <th scope="col">{placeLabel}</th>
            <th scope="col">Item</th>
            {hasQuantities && <th scope="col">Quantity</th>}
            <th scope="col">Code</th>
            {checkColumns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortedRows.map(({ id, name, unique_id, place, serial, quantity, unit }) => (
            <tr key={id}>
              <td>{place}</td>
              <th scope="row">
                {name} {serial && <small>{serial}</small>}
              </th>
              {hasQuantities && <td>{quantity === undefined ? '1' : amountOf(quantity, unit)}</td>}
              <td>{unique_id}</td>
              {checkColumns.map((label) => (
                <td key={label}>
                  <span class="tick-box" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The serial numbers of the items, and where they are; without access to items, a slip has neither. */
function useDetails(items: readonly ListedItem[], isReturn: boolean) {
  const ids = items.map(({ id }) => id).join(',');
  return useLoad(
    async (signal) => {
      if (!canRead('content.items')) return undefined;
      const query = { id: ids, display: 'all', limit: pageMax } as const;
      const { data } = await page(api, '/v1/items', { query, signal });
      // A check-in returns an item to its home place.
      const placeOf = ({ location, home_location }: Item) =>
        isReturn ? (home_location ?? location) : (location ?? home_location);
      const paths = await readPlacePaths(new Set(data.flatMap((one) => placeOf(one)?.id ?? [])), {
        signal,
      });
      return new Map(
        data.map((item) => {
          const place = placeOf(item);
          const { id, serial_number: serial, inventory_unit: unit } = item;
          return [id, { place: place && (paths.get(place.id) ?? place.name), serial, unit }];
        }),
      );
    },
    [ids],
  );
}
