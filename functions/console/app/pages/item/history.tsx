import { useRef } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { type PlacePaths, readPlacePaths } from '#console/api/place-paths.ts';
import type { HistoryEntry, Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { usePages } from '#console/api/use-pages.ts';
import { firstEntries, HistoryEntries } from '#console/ui/history-entries.tsx';
import { useUnfold } from '#console/ui/use-unfold.ts';
import { DeleteEvent } from './delete-event.tsx';
import { type NamedRecord, readHistoryRecords, recordOf } from './history-records.ts';
import { placeIdsIn, sentenceOf } from './sentence.ts';

interface HistoryProps {
  item: Item;
  onChange: () => void;
}

/** The history of an item, which is loaded on request. */
export function History({ item, onChange }: HistoryProps) {
  const { isOpen, unfold, heading } = useUnfold();
  return (
    <section class="card wide" aria-labelledby="history-title">
      <h2 ref={heading} id="history-title" tabIndex={-1}>
        History
      </h2>
      {isOpen ? (
        <Entries
          item={item}
          onChange={() => {
            // The button of what was deleted disappears.
            heading.current?.focus();
            onChange();
          }}
        />
      ) : (
        <div>
          <button type="button" onClick={unfold}>
            Show history
          </button>
        </div>
      )}
    </section>
  );
}

/** The history of an item in sentences, newest first. */
function Entries({ item, onChange }: HistoryProps) {
  const path = { id: item.id };
  // Places of one name, such as lockers, are told apart by their paths.
  const paths = useRef<PlacePaths>(new Map());
  const entries = usePages(
    async (query, signal) => {
      const options = signal ? { signal } : {};
      const read = await page(api, '/v1/items/{id}/history', { path, query, ...options });
      // An entry without the path of its place has its id: it is no reason to show no history.
      const more = await readPlacePaths(placeIdsIn(read.data), options).catch(() => []);
      paths.current = new Map([...paths.current, ...more]);
      return read;
    },
    firstEntries,
    // An issue is an entry too, and does not change the version.
    [item],
  );
  const placeNameOf = (id: number) => paths.current.get(id) ?? `place ${id}`;
  const records = useLoad((signal) => readHistoryRecords(item.id, signal), [item]);
  return (
    <HistoryEntries
      entries={entries}
      sentenceOf={(entry) => sentenceOf(entry, placeNameOf)}
      recordOf={(entry) => {
        const record = recordOf(entry, records.data);
        return (
          <>
            <EntryRecord record={record} />
            {record && isEvent(entry) && can('action.event') && (
              <DeleteEvent id={entry.resource_id} name={record.name} onChange={onChange} />
            )}
          </>
        );
      }}
    />
  );
}

/** Whether an entry says that an event was recorded. */
const isEvent = ({ resource, action }: HistoryEntry) => resource === 'event' && action === 'create';

function EntryRecord({ record }: { record: NamedRecord | undefined }) {
  if (!record) return null;
  const { name, details, remarks, page: address } = record;
  return (
    <>
      <span>
        {address ? <a href={`#/${address}`}>{name}</a> : name}
        {details && `, ${details}`}
      </span>
      {remarks && <q>{remarks}</q>}
    </>
  );
}
