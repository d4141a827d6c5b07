import { useEffect, useRef } from 'preact/hooks';
import { page, pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Item } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { usePages } from '#console/api/use-pages.ts';
import { ShowMore } from '#console/ui/show-more.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Time } from '#console/ui/time.tsx';
import { sentenceOf } from './sentence.ts';

const firstPage = 10;

/** The history of an item in sentences, newest first. */
export function History({ item }: { item: Item }) {
  const places = useLoad(async (signal) => {
    if (!canRead('content.locations')) return new Map<number, string>();
    const all = await readAll(pages(api, '/v1/locations', { query: { limit: 200 }, signal }));
    return new Map(all.map(({ id, name }) => [id, name]));
  }, []);
  const path = { id: item.id };
  const entries = usePages(
    (query, signal) =>
      page(api, '/v1/items/{id}/history', { path, query, ...(signal ? { signal } : {}) }),
    firstPage,
    [item.id, item.version],
  );
  const { loaded, records, isBusy } = entries;
  const placeOf = (id: number) => places.data?.get(id) ?? `place ${id}`;
  const list = useFocusOnMore(records.length);
  return (
    <section class="card wide" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <WithData loaded={loaded}>
        {() => (
          <>
            <ol class="history" ref={list} aria-busy={isBusy}>
              {records.map((entry) => (
                <li key={entry.id} tabIndex={-1}>
                  <span>
                    <strong>{entry.actor.name}</strong> {sentenceOf(entry, placeOf)}
                  </span>
                  {entry.remarks && <q>{entry.remarks}</q>}
                  <small>
                    <Time at={entry.at} />
                  </small>
                </li>
              ))}
            </ol>
            <ShowMore pages={entries} />
          </>
        )}
      </WithData>
    </section>
  );
}

/** Moves the focus to the first new entry: the button is gone with the last ones. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    const before = shown.current;
    shown.current = count;
    const next = list.current?.children[before];
    if (before >= firstPage && next instanceof HTMLElement) next.focus();
  }, [count]);
  return list;
}
