import { useEffect, useState } from 'preact/hooks';
import { can } from '#console/api/session.ts';
import { lazy } from '#console/lazy.tsx';
import { replaceQuery } from '#console/route.ts';
import type { SectionProps } from '#console/shell/sections.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, Skeleton } from '#console/ui/states.tsx';
import { useSettled } from '#console/ui/use-settled.ts';
import { VirtualRows } from '#console/ui/virtual-rows.tsx';
import { forgetItems, type ItemList, type ItemQuery, useItemList } from './item-list.ts';
import { ItemRow } from './item-row.tsx';
import { ItemSearch } from './item-search.tsx';

const ItemForm = lazy(() => import('#console/pages/item/item-form.tsx'), 'ItemForm');

export function ItemsPage({ place }: SectionProps) {
  if (can('content.items')) return <ItemsOfAccount place={place} />;
  return (
    <Page title="Equipment">
      <Empty title="You may not see the equipment of this account">
        <p>Ask an owner for the permission to work with items.</p>
      </Empty>
    </Page>
  );
}

function ItemsOfAccount({ place }: SectionProps) {
  const [query, setQuery] = useState(() => queryOf(place.query));
  useEffect(() => setQuery(queryOf(place.query)), [place]);
  useEffect(() => {
    const { q, display, order } = query;
    replaceQuery({
      q,
      display: display === 'active' ? '' : display,
      order: order === 'name' ? '' : order,
    });
  }, [query]);
  const asked = useSettled(query);
  const list = useItemList(asked);
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title="Equipment"
      actions={
        <>
          <a class="button primary" href="#/scan">
            Scan a label
          </a>
          <button type="button" onClick={() => setAdding(true)}>
            Add an item
          </button>
        </>
      }
    >
      {isAdding && <ItemForm onClose={() => setAdding(false)} onChange={forgetItems} />}
      <ItemSearch query={query} onChange={setQuery} />
      <Found list={list} query={asked} />
    </Page>
  );
}

function queryOf(query: URLSearchParams): ItemQuery {
  return {
    q: query.get('q') ?? '',
    display: query.get('display') ?? 'active',
    order: query.get('order') ?? 'name',
  };
}

function Found({ list, query }: { list: ItemList; query: ItemQuery }) {
  const { found, isCurrent, problem, want, reload } = list;
  if (problem && !isCurrent) {
    return (
      <div class="notice bad" role="alert">
        <p>{problem.message}</p>
        <button type="button" onClick={reload}>
          Try again
        </button>
      </div>
    );
  }
  if (!found) return <Skeleton lines={9} />;
  const { items, total } = found;
  return (
    <div aria-busy={!isCurrent}>
      <p class="count" role="status">
        {total.toLocaleString('en')} {total === 1 ? 'item' : 'items'}
      </p>
      {total === 0 ? (
        <NothingFound query={query} />
      ) : (
        <VirtualRows
          // A new answer begins at its top, with rows of its own.
          key={found.key}
          label="Items"
          count={total}
          rowAt={(index) => <ItemRow item={items[index]} />}
          onSight={want}
        />
      )}
    </div>
  );
}

function NothingFound({ query: { q, display } }: { query: ItemQuery }) {
  if (q === '' && (display === 'active' || display === 'all')) {
    return (
      <Empty title="There is no equipment yet">
        <p>
          Add it here, by the API, or from a table with <code>npm run ops -- import items</code>.
        </p>
      </Empty>
    );
  }
  return (
    <Empty title="Nothing is like that">
      <p>Try fewer or shorter words, or another state. The beginning of a word is enough.</p>
      <p>
        <a href="#/?display=all">Show everything</a>
      </p>
    </Empty>
  );
}
