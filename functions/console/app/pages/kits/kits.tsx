import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { can, canRead } from '#console/api/session.ts';
import { useFresh } from '#console/api/use-load.ts';
import { usePages } from '#console/api/use-pages.ts';
import { formatCount } from '#console/format-count.ts';
import { FreeWindow } from '#console/pages/items/free-window.tsx';
import { hasWindow, type TypedWindow } from '#console/pages/items/item-query.ts';
import { type SectionProps, useQueryState } from '#console/route.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { ShowMore } from '#console/ui/show-more.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { useSettled } from '#console/ui/use-settled.ts';
import { KitPage } from './kit.tsx';
import { KitForm } from './kit-form.tsx';
import { KitTable } from './kit-table.tsx';

export function KitsPage({ route }: SectionProps) {
  if (!canRead('content.items')) return <NotAllowed title="Kits" records="equipment" />;
  return route.parts[1] === undefined ? <Kits route={route} /> : <KitPage route={route} />;
}

const firstPage = 50;

interface KitQuery extends TypedWindow {
  q: string;
}

function readQuery(query: URLSearchParams): KitQuery {
  const read = (name: keyof KitQuery) => query.get(name) ?? '';
  return {
    q: read('q'),
    available_from: read('available_from'),
    available_to: read('available_to'),
  };
}

function Kits(props: SectionProps) {
  const [query, setQuery] = useQueryState(props, readQuery, (query) => ({ ...query }));
  const [isAdding, setAdding] = useState(false);
  const { q, available_from, available_to } = query;
  const settledSearch = useSettled(q);
  const free = hasWindow(query) ? { available_from, available_to } : {};
  const pages = usePages(
    (range, signal) => {
      const query = {
        ...range,
        ...free,
        ...(settledSearch ? { q: settledSearch } : {}),
        order: 'name' as const,
      };
      return page(api, '/v1/kits', { query, ...(signal ? { signal } : {}) });
    },
    firstPage,
    [settledSearch, JSON.stringify(free)],
  );
  const { result, records } = pages;
  useFresh(result.reload);
  const change = (changes: Partial<KitQuery>) => setQuery((before) => ({ ...before, ...changes }));
  return (
    <Page
      title="Kits"
      lead="Items and quantities that are booked together."
      actions={
        can('content.items') && (
          <button type="button" class="primary" onClick={() => setAdding(true)}>
            Add kit
          </button>
        )
      }
    >
      <search class="finder list-finder">
        <label class="field">
          <span class="hidden">Search kits</span>
          <input
            type="search"
            aria-keyshortcuts="/"
            placeholder="Name, tag …"
            value={q}
            onInput={(event) => change({ q: event.currentTarget.value })}
          />
        </label>
        <div class="pairs">
          <FreeWindow filters={query} onChange={change} />
        </div>
      </search>
      <WithData result={result} lines={9}>
        {({ meta }) =>
          records.length === 0 ? (
            <Empty title={settledSearch === '' ? 'No kits yet' : 'No kits found'}>
              <p>
                {settledSearch === ''
                  ? 'A kit names what always goes together, such as a stage with its cables.'
                  : 'Try fewer or shorter words. The start of a word is enough.'}
              </p>
            </Empty>
          ) : (
            <>
              <p class="count" role="status">
                {formatCount(meta.pagination.total ?? records.length, 'kit')}
              </p>
              <KitTable kits={records} />
              <ShowMore pages={pages} />
            </>
          )
        }
      </WithData>
      {isAdding && <KitForm onClose={() => setAdding(false)} onChange={result.reload} />}
    </Page>
  );
}
