import type { ComponentChildren } from 'preact';
import { type Loaded, useLoad } from '#console/api/use-load.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, NotLoaded, Skeleton } from '#console/ui/states.tsx';

/** One record by its id, and what loads it again after a change. */
export function useRecord<T>(
  read: (id: number, signal: AbortSignal) => Promise<{ data: T }>,
  id: number,
): Loaded<T> & { onChange: () => void } {
  const loaded = useLoad(async (signal) => (await read(id, signal)).data, [id]);
  const onChange = () => {
    forgetItems();
    loaded.reload();
  };
  return { ...loaded, onChange };
}

interface RecordPageProps<T> {
  loaded: Loaded<T>;
  /** The title where there is no such record. */
  titleWithout?: string;
  children: (record: T) => ComponentChildren;
}

export function RecordPage<T>(props: RecordPageProps<T>) {
  const { loaded, titleWithout = 'Not found', children } = props;
  const { data, problem, reload } = loaded;
  if (data === undefined && !problem) return <Skeleton lines={8} />;
  if (data !== undefined) {
    return (
      <>
        {problem && <NotLoaded problem={problem} reload={reload} />}
        {children(data)}
      </>
    );
  }
  const isGone = problem?.status === 404 || problem?.status === 400;
  if (problem && !isGone && problem.status !== 403) {
    return (
      <Page title="Not loaded">
        <NotLoaded problem={problem} reload={reload} />
      </Page>
    );
  }
  return (
    <Page title={isGone ? titleWithout : 'No access'}>
      <Empty title={problem?.message ?? titleWithout}>
        <p>
          <a href="#/">Go to equipment</a>
        </p>
      </Empty>
    </Page>
  );
}

interface ItemLinksProps {
  items: readonly { id: number; name: string; unique_id: string | null }[];
  noteOf?: (id: number) => ComponentChildren;
}

export function ItemLinks({ items, noteOf }: ItemLinksProps) {
  return (
    <section class="card" aria-labelledby="items-title">
      <h2 id="items-title">Items</h2>
      <ul class="entries">
        {items.map(({ id, name, unique_id }) => (
          <li key={id}>
            <span>
              <a href={`#/items/${id}`}>{name}</a> <small>{unique_id}</small>
            </span>
            {noteOf?.(id)}
          </li>
        ))}
      </ul>
    </section>
  );
}
