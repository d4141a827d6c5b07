import { type PageQuery, type PageRead, usePages } from '#console/api/use-pages.ts';
import { goToLater } from '#console/route.ts';
import { ShowMore } from '#console/ui/show-more.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { useOnce } from '#console/ui/use-once.ts';

export interface DeletedRecord {
  id: number;
  name: string;
}

/** How to read, describe and restore the deleted records of a kind. */
export interface DeletedKind<One extends DeletedRecord> {
  read: (query: PageQuery, signal?: AbortSignal) => Promise<PageRead<One>>;
  describe: (record: One) => string;
  restore: (id: number) => Promise<unknown>;
  /** The plural name of the kind, and the path of its pages. */
  section: string;
  isRestoredBy: () => boolean;
}

const firstPage = 50;

/** Deleted records, the latest first; members who may write them can restore them. */
export function DeletedRecords<One extends DeletedRecord>({ kind }: { kind: DeletedKind<One> }) {
  const { read, describe, section, isRestoredBy } = kind;
  const pages = usePages(read, firstPage, []);
  const { result, records } = pages;
  const once = useOnce();
  const restore = async ({ id, name }: One) => {
    const goOn = goToLater();
    await kind.restore(id);
    showToast(`${name} restored.`);
    goOn(`/${section}/${id}`);
  };
  return (
    <WithData result={result} lines={9}>
      {() =>
        records.length === 0 ? (
          <Empty title="Nothing was deleted" />
        ) : (
          <>
            <p class="count">Most recently deleted first.</p>
            <ul class="card entries" aria-label={`Deleted ${section}`}>
              {records.map((record) => (
                <li key={record.id}>
                  <span>
                    {record.name} <small>{describe(record)}</small>
                  </span>
                  {isRestoredBy() && (
                    <button
                      type="button"
                      aria-label={`Restore ${record.name}`}
                      onClick={() => once(record.id, () => restore(record))}
                    >
                      Restore
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <ShowMore pages={pages} />
          </>
        )
      }
    </WithData>
  );
}
