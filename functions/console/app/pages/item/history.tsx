import { useState } from 'preact/hooks';
import { get } from '#console/api/call.ts';
import { getAll } from '#console/api/pages.ts';
import type { HistoryEntry, Item, Location } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { WithData } from '#console/ui/states.tsx';
import { Time } from '#console/ui/time.tsx';
import { sentenceOf } from './sentence.ts';

const step = 10;

/** What happened to an item, newest first, in sentences. */
export function History({ item }: { item: Item }) {
  const [limit, setLimit] = useState(step);
  const places = useLoad(async (signal) => {
    if (!can('content.locations')) return new Map<number, string>();
    const all = await getAll<Location>('/v1/locations', {}, { signal });
    return new Map(all.map(({ id, name }) => [id, name]));
  }, []);
  const loaded = useLoad(
    async (signal) => {
      const query = { limit };
      return get<HistoryEntry[]>(`/v1/items/${item.id}/history`, { query, signal });
    },
    [item.id, item.version, limit],
  );
  const placeOf = (id: number) => places.data?.get(id) ?? `place ${id}`;
  return (
    <section class="card wide" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <WithData loaded={loaded}>
        {({ data, meta }) => (
          <>
            <ol class="history">
              {data.map((entry) => (
                <li key={entry.id}>
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
            {meta.pagination?.next_cursor && (
              <div>
                <button type="button" onClick={() => setLimit(Math.min(200, limit * 4))}>
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
