import type { ComponentChildren } from 'preact';
import { useFresh } from '#console/api/use-load.ts';
import { type PageQuery, type PageRead, usePages } from '#console/api/use-pages.ts';
import { formatCount } from '#console/format-count.ts';
import { type SectionProps, useQueryState } from '#console/route.ts';
import { Page } from '#console/ui/page.tsx';
import { ShowMore } from '#console/ui/show-more.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { useSettled } from '#console/ui/use-settled.ts';
import { ListFinder } from './list-finder.tsx';
import { type ListFilter, type ListQuery, type ListStates, readListQuery } from './list-query.ts';
import { type RecordColumns, type RecordRow, RecordTable } from './record-table.tsx';

interface RecordListProps<One> extends SectionProps {
  title: string;
  /** The name of one record, in the singular. */
  noun: string;
  states: ListStates;
  filters: readonly ListFilter[];
  read: (query: ListQuery, range: PageQuery, signal?: AbortSignal) => Promise<PageRead<One>>;
  columns?: RecordColumns;
  rowOf: (record: One) => RecordRow;
  actions?: ComponentChildren;
  /** Shown if the account has no such records yet. */
  advice: ComponentChildren;
  /** Shows the records in another way than by the table. */
  children?: (query: ListQuery) => ComponentChildren;
}

const firstPage = 50;

/** The records of a family, searched and filtered. The address holds the query. */
export function RecordList<One>(props: RecordListProps<One>) {
  const { title, states, filters, actions, children } = props;
  const [query, setQuery] = useQueryState(props, readListQuery, (query) => query);
  const settledQuery = useSettled(query);
  return (
    <Page title={title} actions={actions}>
      <ListFinder
        title={title}
        query={query}
        states={states}
        filters={filters}
        onChange={setQuery}
      />
      {children?.(settledQuery) ?? <FoundRecords {...props} query={settledQuery} />}
    </Page>
  );
}

function FoundRecords<One>(props: RecordListProps<One> & { query: ListQuery }) {
  const { query, title, noun, read, columns, rowOf, advice } = props;
  const pages = usePages<One>((range, signal) => read(query, range, signal), firstPage, [
    JSON.stringify(query),
  ]);
  const { result, records } = pages;
  useFresh(result.reload);
  const isNarrowed = Object.values(query).some((value) => value !== '');
  return (
    <WithData result={result} lines={9}>
      {({ meta }) =>
        records.length === 0 ? (
          <Empty title={`No ${title.toLowerCase()} found`}>
            {isNarrowed ? <p>Try fewer words or filters, or another state.</p> : advice}
          </Empty>
        ) : (
          <>
            <p class="count" role="status">
              {formatCount(meta.pagination.total ?? records.length, noun)}
            </p>
            <RecordTable title={title} columns={columns} rows={records.map(rowOf)} />
            <ShowMore pages={pages} />
          </>
        )
      }
    </WithData>
  );
}
