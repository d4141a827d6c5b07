import { useEffect, useRef } from 'preact/hooks';
import { getAll } from '#console/api/pages.ts';
import type { HistoryEntry, Item, Location } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { usePages } from '#console/api/use-pages.ts';
import { WithData } from '#console/ui/states.tsx';
import { Time } from '#console/ui/time.tsx';
import { complain } from '#console/ui/toast.tsx';
import { sentenceOf } from './sentence.ts';

const firstPage = 10;

/** What happened to an item, newest first, in sentences. */
export function History({ item }: { item: Item }) {
  const places = useLoad(async (signal) => {
    if (!can('content.locations')) return new Map<number, string>();
    const all = await getAll<Location>('/v1/locations', {}, { signal });
    return new Map(all.map(({ id, name }) => [id, name]));
  }, []);
  const path = `/v1/items/${item.id}/history`;
  const pages = usePages<HistoryEntry>(path, firstPage, [item.version]);
  const { loaded, records, hasMore, isBusy, loadOn } = pages;
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
            {hasMore && (
              <div>
                <button
                  type="button"
                  aria-disabled={isBusy}
                  onClick={() => loadOn().catch(complain)}
                >
                  Show more
                </button>
              </div>
            )}
          </>
        )}
      </WithData>
    </section>
  );
}

/** Who asked for more reads on at the first that came: the button may be gone with the last. */
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
