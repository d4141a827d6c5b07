import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { usePages } from '#console/api/use-pages.ts';
import { namesOf } from '#console/pages/records/list/record-table.tsx';
import { formatWindow } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { namedContents } from '#console/ui/booked-items.ts';
import { ShowMore } from '#console/ui/show-more.tsx';
import { WithData } from '#console/ui/states.tsx';

const firstPage = 10;

/** The returned checkouts of a contact, the latest first, and which of them were late. */
export function PastCheckouts({ contactId }: { contactId: number }) {
  const pages = usePages(
    (range, signal) =>
      page(api, '/v1/checkouts', {
        query: { ...range, contact_id: contactId, status: 'closed', order: '-created_at' },
        ...(signal ? { signal } : {}),
      }),
    firstPage,
    [contactId],
  );
  const { result, records } = pages;
  return (
    <section class="card wide" aria-label="Past checkouts">
      <h2>Past checkouts</h2>
      <WithData result={result} lines={3}>
        {() =>
          records.length === 0 ? (
            <p>Nothing has come back yet.</p>
          ) : (
            <ul class="entries">
              {records.map(({ id, name, checked_out_at, closed_at, due_time, ...contents }) => (
                <li key={id}>
                  <span>
                    <a href={`#/checkouts/${id}`}>{name}</a>{' '}
                    <small>
                      {formatWindow(checked_out_at, closed_at ?? due_time)}:{' '}
                      {namesOf(namedContents(contents), 5)}
                    </small>
                  </span>
                  {closed_at && Date.parse(closed_at) > Date.parse(due_time) && (
                    <Badge tone="warn">Returned late</Badge>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </WithData>
      <ShowMore pages={pages} />
    </section>
  );
}
