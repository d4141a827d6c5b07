import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { usePages } from '#console/api/use-pages.ts';
import { type SectionProps, useQueryState } from '#console/route.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { ShowMore } from '#console/ui/show-more.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { useSettled } from '#console/ui/use-settled.ts';
import { BookedRows } from './booked-rows.tsx';
import { DaysChoice } from './days-choice.tsx';
import { TimelineFinder } from './timeline-finder.tsx';
import { firstDay, itemsQuery, readQuery } from './timeline-query.ts';

/** As many items as one call can read bookings of. */
const firstPage = 20;

export function TimelinePage(props: SectionProps) {
  if (canRead('content.items') && canRead('action.reserve', 'action.checkout')) {
    return <Timeline {...props} />;
  }
  return <NotAllowed title="Timeline" records="bookings" />;
}

/** The time line: shows what is free, books it, and moves bookings. */
function Timeline(props: SectionProps) {
  const [query, setQuery] = useQueryState(props, readQuery, (query) => query);
  const requestQuery = itemsQuery(useSettled(query));
  const pages = usePages<Item>(
    (part, signal) =>
      page(api, '/v1/items', {
        query: { ...part, ...requestQuery, order: 'name' },
        ...(signal ? { signal } : {}),
      }),
    firstPage,
    [JSON.stringify(requestQuery)],
  );
  const { result, records } = pages;
  return (
    <Page title="Timeline" actions={<DaysChoice query={query} onChange={setQuery} />}>
      <TimelineFinder
        filter={query}
        onChange={(filter) => setQuery((before) => ({ ...before, ...filter }))}
      />
      <WithData result={result} lines={12}>
        {() => (
          <>
            {records.length === 0 ? (
              <NoItems isFiltered={Object.keys(requestQuery).length > 0} />
            ) : (
              <BookedRows items={records} first={firstDay(query)} />
            )}
            <ShowMore pages={pages} label="Show more items" />
          </>
        )}
      </WithData>
    </Page>
  );
}

function NoItems({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <Empty title="No items found">
        <p>Try fewer words, or another category or place.</p>
      </Empty>
    );
  }
  return (
    <Empty title="No equipment yet">
      {can('content.items') && (
        <p>
          Add items to the <a href="#/">equipment</a>, then see here when each is booked.
        </p>
      )}
    </Empty>
  );
}
