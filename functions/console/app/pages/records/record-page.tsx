import type { ComponentChildren } from 'preact';
import { get } from '#console/api/call.ts';
import { type Loaded, useLoad } from '#console/api/use-load.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, Skeleton } from '#console/ui/states.tsx';

/** One record by its id, and what loads it again after a change. */
export function useRecord<T>(path: string): Loaded<T> & { onChange: () => void } {
  const loaded = useLoad(async (signal) => (await get<T>(path, { signal })).data, [path]);
  const onChange = () => {
    forgetItems();
    loaded.reload();
  };
  return { ...loaded, onChange };
}

interface RecordPageProps<T> {
  loaded: Loaded<T>;
  /** What the page is called where there is none. */
  titleWithout?: string;
  children: (record: T) => ComponentChildren;
}

/** The page of a record; what it says instead where there is none to be seen. */
export function RecordPage<T>(props: RecordPageProps<T>) {
  const { loaded, titleWithout = 'Not to be seen', children } = props;
  const { data, problem } = loaded;
  if (problem) {
    return (
      <Page title={titleWithout}>
        <Empty title={problem.message}>
          <p>
            <a href="#/">Go to the equipment</a>
          </p>
        </Empty>
      </Page>
    );
  }
  if (data === undefined) return <Skeleton lines={8} />;
  return children(data);
}

interface ItemLinksProps {
  items: readonly { id: number; name: string; unique_id: string | null }[];
  /** What stands beside an item. */
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
