import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { usePages } from '#console/api/use-pages.ts';
import { goTo } from '#console/route.ts';
import { ShowMore } from '#console/ui/show-more.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { complain, say } from '#console/ui/toast.tsx';
import { forgetItems } from './item-list.ts';
import { describe } from './state.ts';

const firstPage = 50;

/** What was deleted, the last first, to be restored by those who may write items. */
export function DeletedItems() {
  const pages = usePages(
    (query, signal) =>
      page(api, '/v1/items', { query: { ...query, deleted: true }, ...(signal ? { signal } : {}) }),
    firstPage,
    [],
  );
  const { loaded, records } = pages;
  const restore = async ({ id, name }: Item) => {
    await orThrow(api.POST('/v1/items/{id}/restore', { params: { path: { id } } }));
    forgetItems();
    say(`${name} restored.`);
    goTo(`/items/${id}`);
  };
  return (
    <WithData loaded={loaded} lines={9}>
      {() =>
        records.length === 0 ? (
          <Empty title="Nothing was deleted" />
        ) : (
          <>
            <p class="count">
              The last deleted first. Search, order and filters do not apply here.
            </p>
            <ul class="card entries" aria-label="Deleted items">
              {records.map((item) => (
                <li key={item.id}>
                  <span>
                    {item.name} <small>{describe(item)}</small>
                  </span>
                  {can('content.items') && (
                    <button
                      type="button"
                      aria-label={`Restore ${item.name}`}
                      onClick={() => restore(item).catch(complain)}
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
