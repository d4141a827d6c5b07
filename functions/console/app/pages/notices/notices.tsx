import { pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Notification } from '#console/api/records.ts';
import { useLoad } from '#console/api/use-load.ts';
import { hashOf } from '#console/push/address.ts';
import { countUnread, unread } from '#console/shell/unread.ts';
import { useStore } from '#console/store.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { Time } from '#console/ui/time.tsx';
import { complain, say } from '#console/ui/toast.tsx';

const most = 200;
const pathOf = (id: number) => ({ params: { path: { id } } });

export function NoticesPage() {
  // What is new to the bell is on the page, too.
  const unreadCount = useStore(unread);
  const loaded = useLoad(
    (signal) => readAll(pages(api, '/v1/notifications', { query: { limit: most }, signal }), most),
    [unreadCount],
  );
  const run = (work: Promise<unknown>) => {
    work.then(() => {
      loaded.reload();
      return countUnread();
    }, complain);
  };
  const remove = (id: number) => orThrow(api.DELETE('/v1/notifications/{id}', pathOf(id)));
  const isUnread = loaded.data?.some(({ read_at }) => read_at === null);
  return (
    <Page
      title="Notifications"
      actions={
        isUnread && (
          <button
            type="button"
            onClick={() => run(orThrow(api.POST('/v1/notifications/read-all')))}
          >
            Mark all as read
          </button>
        )
      }
    >
      <WithData loaded={loaded}>
        {(notices) =>
          notices.length === 0 ? (
            <Empty title="No notifications">
              <p>You see here when something is due, overdue, starting or assigned to you.</p>
            </Empty>
          ) : (
            <ul class="notices">
              {notices.map((notice) => (
                <NoticeLine
                  key={notice.id}
                  notice={notice}
                  onRead={() =>
                    run(orThrow(api.POST('/v1/notifications/{id}/read', pathOf(notice.id))))
                  }
                  onDelete={() => run(remove(notice.id).then(() => say('Notification deleted.')))}
                />
              ))}
            </ul>
          )
        }
      </WithData>
    </Page>
  );
}

interface NoticeLineProps {
  notice: Notification;
  onRead: () => void;
  onDelete: () => void;
}

function NoticeLine({ notice, onRead, onDelete }: NoticeLineProps) {
  const { title, object_type, object_id, at, read_at } = notice;
  return (
    <li class={read_at === null ? 'card unread' : 'card'}>
      <span>
        <a href={hashOf(object_type, object_id)}>{title}</a>
        <small>
          {' '}
          <Time at={at} />
        </small>
        {read_at === null && <span class="hidden">, unread</span>}
      </span>
      <span class="actions">
        {read_at === null && (
          <button type="button" aria-label={`Mark as read: ${title}`} onClick={onRead}>
            Mark as read
          </button>
        )}
        <button type="button" aria-label={`Delete: ${title}`} onClick={onDelete}>
          Delete
        </button>
      </span>
    </li>
  );
}
