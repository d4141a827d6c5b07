import type { ComponentChildren } from 'preact';
import type { HistoryEntry } from '#console/api/records.ts';
import type { Pages } from '#console/api/use-pages.ts';
import { ShowMore } from './show-more.tsx';
import { WithData } from './states.tsx';
import { Time } from './time.tsx';
import { useFocusOnMore } from './use-focus-on-more.ts';

/** The number of entries shown at first. */
export const firstEntries = 10;

interface HistoryEntriesProps {
  entries: Pages<HistoryEntry>;
  /** Describes an entry, as the rest of a sentence that begins with a member's name. */
  sentenceOf: (entry: HistoryEntry) => string;
  /** Shows the record that an entry is about. */
  recordOf?: (entry: HistoryEntry) => ComponentChildren;
}

/** The history of a record in sentences, newest first, with a button for more. */
export function HistoryEntries({ entries, sentenceOf, recordOf }: HistoryEntriesProps) {
  const { result: loaded, records, isBusy } = entries;
  const list = useFocusOnMore(records.length, firstEntries);
  return (
    <WithData result={loaded}>
      {() => (
        <>
          <ol class="history" ref={list} aria-busy={isBusy}>
            {records.map((entry) => (
              <li key={entry.id} tabIndex={-1}>
                <span>
                  <strong>{entry.actor.name}</strong> {sentenceOf(entry)}
                </span>
                {recordOf?.(entry)}
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
  );
}
