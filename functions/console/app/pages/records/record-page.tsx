import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Problem } from '#console/api/problem.ts';
import { type LoadResult, useLoad } from '#console/api/use-load.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { currentRoute } from '#console/route.ts';
import { amountOf } from '#console/ui/booked-items.ts';
import { ItemLink } from '#console/ui/item-link.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, LoadNotice, Skeleton } from '#console/ui/states.tsx';

/** Loads one record by its id, again whenever a dependency changes; reloads it after a change. */
export function useRecord<T>(
  read: (id: number, signal: AbortSignal) => Promise<{ data: T }>,
  id: number,
  dependencies: readonly unknown[] = [],
): LoadResult<T> & { onChange: () => void } {
  const result = useLoad(
    async (signal) => {
      if (!Number.isSafeInteger(id) || id < 1) throw noIdProblem();
      return (await read(id, signal)).data;
    },
    [id, ...dependencies],
  );
  const onChange = () => {
    forgetItems();
    result.reload();
  };
  return { ...result, onChange };
}

/** The problem of an address that has no id. */
function noIdProblem(): Problem {
  return new Problem(404, { code: 'not_found', message: 'There is nothing at this address.' });
}

interface RecordPageProps<T> {
  result: LoadResult<T>;
  /** The title if the record does not exist. */
  titleWithout?: string;
  children: (record: T) => ComponentChildren;
}

export function RecordPage<T>(props: RecordPageProps<T>) {
  const { result, titleWithout = 'Not found', children } = props;
  const { data, problem } = result;
  const { path } = currentRoute.get();
  // While the record of another address loads, the earlier one is still shown.
  const shownRecord = useRef({ data, path });
  if (data !== undefined && shownRecord.current.data !== data) shownRecord.current = { data, path };
  if (data !== undefined) {
    return (
      <>
        <LoadNotice result={result} />
        {children(data)}
      </>
    );
  }
  if (!problem) {
    return (
      <>
        <LoadNotice result={result} />
        <Skeleton lines={8} />
      </>
    );
  }
  const isGone = problem.status === 404 || problem.status === 400;
  const wasShown = shownRecord.current.data !== undefined && shownRecord.current.path === path;
  if (!isGone && problem.status !== 403) {
    return (
      <Page title="Not loaded">
        <LoadNotice result={result} />
      </Page>
    );
  }
  return (
    <Page title={isGone ? titleWithout : 'No access'}>
      <Empty title={isGone && wasShown ? deletedMeanwhile : problem.message}>
        {canBeDeleted(problem) && (
          <p>
            If it was deleted, it is among the{' '}
            <a href={`#/deleted/${sectionShown()}`}>deleted records</a>.
          </p>
        )}
        <p>
          <a href="#/">Go to equipment</a>
        </p>
      </Empty>
    </Page>
  );
}

const deletedMeanwhile = 'It was deleted while you had this page open.';

const sectionShown = () => currentRoute.get().parts[0];

/** Checkouts cannot be deleted, and deleted webhooks are not kept. */
const canBeDeleted = ({ status }: Problem) =>
  status === 404 && !['checkouts', 'webhooks'].includes(sectionShown() ?? '');

interface ItemLinksProps {
  items: readonly ListedItem[];
  noteOf?: (id: number) => ComponentChildren;
}

export function ItemLinks({ items, noteOf }: ItemLinksProps) {
  return (
    <section class="card" aria-labelledby="items-title">
      <h2 id="items-title">Items</h2>
      <ul class="entries">
        {items.map(({ id, name, unique_id, quantity, unit }) => (
          <li key={id}>
            <span>
              {quantity !== undefined && <>{amountOf(quantity, unit)} × </>}
              <ItemLink item={{ id, name }} /> <small class="code">{unique_id}</small>
            </span>
            {noteOf?.(id)}
          </li>
        ))}
      </ul>
    </section>
  );
}
