import { useEffect } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { usePages } from '#console/api/use-pages.ts';
import { countUnread, unread } from '#console/shell/unread.ts';
import { useStore } from '#console/store.ts';
import { Page } from '#console/ui/page.tsx';
import { ShowMore } from '#console/ui/show-more.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { useOnce } from '#console/ui/use-once.ts';
import { NotificationLine } from './notification-line.tsx';

const firstPage = 200;
const pathOf = (id: number) => ({ params: { path: { id } } });

export function NotificationsPage() {
  // The bell may have counted a while ago, and the page would disagree with it.
  useEffect(() => void countUnread(), []);
  // When the bell counts a new notification, the page reloads to show it.
  const unreadCount = useStore(unread);
  const pages = usePages(
    (query, signal) => page(api, '/v1/notifications', { query, ...(signal ? { signal } : {}) }),
    firstPage,
    [unreadCount],
  );
  const { result, records } = pages;
  const once = useOnce();
  const run = (name: string, work: () => Promise<unknown>) =>
    once(name, async () => {
      await work();
      result.reload();
      await countUnread();
    });
  const readAll = () => orThrow(api.POST('/v1/notifications/read-all'));
  const read = (id: number) => orThrow(api.POST('/v1/notifications/{id}/read', pathOf(id)));
  const remove = async (id: number, button: HTMLElement) => {
    await orThrow(api.DELETE('/v1/notifications/{id}', pathOf(id)));
    showToast('Notification deleted.');
    if (document.activeElement === button) neighbourOf(button)?.focus();
  };
  return (
    <Page
      title="Notifications"
      actions={
        unreadCount !== undefined &&
        unreadCount > 0 && (
          <button type="button" onClick={() => run('all', readAll)}>
            Mark all as read
          </button>
        )
      }
    >
      <WithData result={result}>
        {() =>
          records.length === 0 ? (
            <Empty title="No notifications">
              <p>You see here when something is due, overdue, starting or assigned to you.</p>
            </Empty>
          ) : (
            <>
              <ul class="notices">
                {records.map((notification) => (
                  <NotificationLine
                    key={notification.id}
                    notification={notification}
                    onRead={() => run(`read ${notification.id}`, () => read(notification.id))}
                    onDelete={(button) =>
                      run(`delete ${notification.id}`, () => remove(notification.id, button))
                    }
                  />
                ))}
              </ul>
              <ShowMore pages={pages} />
            </>
          )
        }
      </WithData>
    </Page>
  );
}

/** The element to focus after a line has disappeared: the line next to it, or the page's title. */
function neighbourOf(button: HTMLElement): HTMLElement | null | undefined {
  const line = button.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  return neighbour?.querySelector('a') ?? document.querySelector('h1');
}
