import { useState } from 'preact/hooks';
import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Item } from '#console/api/records.ts';
import { cartOfMember, maxInCart } from '#console/cart.ts';
import { formatNumber } from '#console/numbers.ts';
import { useStore } from '#console/store.ts';
import { showProblem } from '#console/ui/toast.tsx';
import { type ItemQuery, wholeListQuery } from './item-query.ts';

interface SelectAllProps {
  total: number;
  /** The items by their index, as far as they are loaded. */
  items: readonly (Item | undefined)[];
  query: ItemQuery;
}

/** Ticks all items that the filters find, loaded or not; unticks them if all are ticked. */
export function SelectAll({ total, items, query }: SelectAllProps) {
  const cart = cartOfMember();
  const tickedIds = new Set(useStore(cart.items).map(({ id }) => id));
  const [isBusy, setBusy] = useState(false);
  // The cart holds no more than this, so a longer list cannot be ticked completely.
  const loadedItems = total > maxInCart ? [] : items.filter((item) => item !== undefined);
  const isAll = loadedItems.length === total && loadedItems.every(({ id }) => tickedIds.has(id));
  const select = async () => {
    const matches = loadedItems.length === total ? loadedItems : await readFound(query);
    cart.add(matches);
  };
  const run = () => {
    if (isAll) return cart.remove(loadedItems.map(({ id }) => id));
    setBusy(true);
    select()
      .catch(showProblem)
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" class="quiet" disabled={isBusy} onClick={run}>
      {isAll ? 'Select none of them' : selectText(total)}
    </button>
  );
}

const selectText = (total: number) =>
  total > maxInCart
    ? `Select the first ${formatNumber(maxInCart)}`
    : `Select all ${formatNumber(total)}`;

function readFound(query: ItemQuery): Promise<Pick<Item, 'id' | 'name' | 'unique_id'>[]> {
  const all = wholeListQuery(query);
  // One more than the cart holds, so that the cart says that some were left out.
  return readAll(pages(api, '/v1/items', { query: all }), maxInCart + 1);
}
