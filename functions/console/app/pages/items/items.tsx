import { useState } from 'preact/hooks';
import { can, canRead } from '#console/api/session.ts';
import { useFresh } from '#console/api/use-load.ts';
import { cartOfMember } from '#console/cart.ts';
import { DeletedItems } from '#console/pages/deleted/kinds.tsx';
import { ItemForm } from '#console/pages/item/item-form.tsx';
import { SelectionBar } from '#console/pages/selection/selection-bar.tsx';
import { type SectionProps, useQueryState } from '#console/route.ts';
import { useStore } from '#console/store.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { useSettled } from '#console/ui/use-settled.ts';
import { FoundItems } from './found-items.tsx';
import { forgetItems, useItemList } from './item-list.ts';
import { addressOf, type ItemQuery, readQuery, requestQuery } from './item-query.ts';
import { ItemSearch } from './item-search.tsx';
import { ViewsDialog } from './views-dialog.tsx';

export function ItemsPage(props: SectionProps) {
  if (canRead('content.items')) return <ItemsOfAccount {...props} />;
  return <NotAllowed title="Equipment" records="equipment" />;
}

function ItemsOfAccount(props: SectionProps) {
  const [query, setQuery] = useQueryState(props, readQuery, addressOf);
  const settledQuery = useSettled(query);
  const [isAdding, setAdding] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Page
      title="Equipment"
      actions={
        <>
          <a class="button primary" href="#/scan">
            Scan label
          </a>
          <button type="button" onClick={() => setChoosing(true)}>
            Views
          </button>
          {can('content.items') && (
            <button type="button" onClick={() => setAdding(true)}>
              Add item
            </button>
          )}
        </>
      }
    >
      {isAdding && <ItemForm onClose={() => setAdding(false)} onChange={forgetItems} />}
      {isChoosing && (
        <ViewsDialog
          query={new URLSearchParams(addressOf(query)).toString()}
          onClose={() => setChoosing(false)}
        />
      )}
      <ItemSearch query={query} onChange={setQuery} />
      {settledQuery.display === 'deleted' ? (
        <>
          <p class="count">Search, order and filters do not apply here.</p>
          <DeletedItems />
        </>
      ) : (
        <LiveItems query={settledQuery} />
      )}
    </Page>
  );
}

function LiveItems({ query }: { query: ItemQuery }) {
  const list = useItemList(requestQuery(query));
  useFresh(list.reload);
  const tickedItems = useStore(cartOfMember().items);
  return (
    <>
      <FoundItems list={list} query={query} />
      {tickedItems.length > 0 && <SelectionBar onChange={list.reload} />}
    </>
  );
}
