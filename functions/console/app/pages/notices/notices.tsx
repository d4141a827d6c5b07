import { get, post, remove } from '#console/api/call.ts';
import { useLoad } from '#console/api/use-load.ts';
import { hashOf } from '#console/push/address.ts';
import { countUnread } from '#console/shell/unread.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { Time } from '#console/ui/time.tsx';
import { complain, say } from '#console/ui/toast.tsx';

interface Notice {
  id: number;
  title: string;
  object_type: string;
  object_id: number;
  object: { name: string };
  at: string;
  read_at: string | null;
}

/** What happened that this member should know. */
export function NoticesPage() {
  const loaded = useLoad(
    async (signal) =>
      (await get<Notice[]>('/v1/notifications', { query: { limit: 100 }, signal })).data,
    [],
  );
  const run = (work: Promise<unknown>) => {
    work.then(() => {
      loaded.reload();
      return countUnread();
    }, complain);
  };
  const isUnread = loaded.data?.some(({ read_at }) => read_at === null);
  return (
    <Page
      title="Notifications"
      actions={
        isUnread && (
          <button type="button" onClick={() => run(post('/v1/notifications/read-all'))}>
            Mark all as read
          </button>
        )
      }
    >
      <WithData loaded={loaded}>
        {(notices) =>
          notices.length === 0 ? (
            <Empty title="Nothing to know">
              <p>
                You are told here when something of yours is due, overdue, starting or assigned.
              </p>
            </Empty>
          ) : (
            <ul class="notices">
              {notices.map((notice) => (
                <NoticeLine
                  key={notice.id}
                  notice={notice}
                  onRead={() => run(post(`/v1/notifications/${notice.id}/read`))}
                  onDelete={() =>
                    run(remove(`/v1/notifications/${notice.id}`).then(() => say('Deleted.')))
                  }
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
  notice: Notice;
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
