import { preferencesOfMember } from '#console/api/preferences.ts';
import type { Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { usePlacePaths } from '#console/api/use-place-paths.ts';
import { maxInCart } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { useStore } from '#console/store.ts';
import { Empty, LoadNotice, Skeleton } from '#console/ui/states.tsx';
import { VirtualRows } from '#console/ui/virtual-rows.tsx';
import { ExportAll } from './export-all.tsx';
import type { ItemList } from './item-list.ts';
import {
  activeFilters,
  addressOf,
  dayAskedFor,
  type ItemQuery,
  withoutFilters,
} from './item-query.ts';
import { ItemRow } from './item-row.tsx';
import { SelectAll } from './select-all.tsx';

interface FoundItemsProps {
  list: ItemList;
  query: ItemQuery;
}

const noItems: readonly Item[] = [];

export function FoundItems({ list, query }: FoundItemsProps) {
  const { loadedItems, isCurrent, attempt, loadRange } = list;
  const { columns: shownColumns } = useStore(preferencesOfMember());
  const paths = usePlacePaths(loadedItems?.items ?? noItems);
  const notice = (
    <LoadNotice result={attempt}>
      <FiltersOff query={query} />
    </LoadNotice>
  );
  if (!loadedItems) {
    return (
      <>
        {notice}
        {!attempt.problem && <Skeleton lines={9} />}
      </>
    );
  }
  const { items, total } = loadedItems;
  const day = dayAskedFor(query);
  return (
    <div aria-busy={!isCurrent && attempt.isBusy}>
      {notice}
      <div class="count-line">
        <p class="count" role="status">
          {formatCount(total, 'item')}
        </p>
        {total > 0 && <SelectAll total={total} items={items} query={query} />}
        {total > maxInCart && <ExportAll total={total} query={query} />}
      </div>
      {total === 0 ? (
        <NoItems query={query} />
      ) : (
        <VirtualRows
          // Another query starts at the top, with rows of its own.
          key={loadedItems.key}
          label="Items"
          count={total}
          rowAt={(index) => (
            <ItemRow items={items} index={index} day={day} columns={shownColumns} paths={paths} />
          )}
          onVisibleRange={loadRange}
        />
      )}
    </div>
  );
}

function NoItems({ query }: { query: ItemQuery }) {
  const { q, display } = query;
  const isFiltered = activeFilters(query).length > 0;
  if (!isFiltered && q === '' && (display === 'active' || display === 'all')) {
    return (
      <Empty title="No equipment yet">
        {can('content.items') && (
          <p>
            Add an item here, <a href="#/import/items">import a list</a>, or send many at once by
            the <a href="/docs">API</a>.
          </p>
        )}
      </Empty>
    );
  }
  return (
    <Empty title="No items found">
      <p>Try fewer or shorter words, or another status. The start of a word is enough.</p>
      <FiltersOff query={query} />
      <p>
        <a href="#/?display=all">Show all items</a>
      </p>
    </Empty>
  );
}

function FiltersOff({ query }: { query: ItemQuery }) {
  const { length: count } = activeFilters(query);
  if (count === 0) return null;
  const address = new URLSearchParams(addressOf(withoutFilters(query)));
  return (
    <p>
      {count === 1 ? '1 filter is on.' : `${count} filters are on.`}{' '}
      <a href={`#/?${address}`}>Show items without {count === 1 ? 'it' : 'them'}</a>
    </p>
  );
}
