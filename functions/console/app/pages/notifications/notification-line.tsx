import type { Notification } from '#console/api/records.ts';
import { hashOf } from '#console/push/address.ts';
import { Time } from '#console/ui/time.tsx';

interface NotificationLineProps {
  notification: Notification;
  onRead: () => void;
  onDelete: (button: HTMLElement) => void;
}

export function NotificationLine({ notification, onRead, onDelete }: NotificationLineProps) {
  const { title, object_type, object_id, at, read_at } = notification;
  const isUnread = read_at === null;
  return (
    <li class={isUnread ? 'card unread' : 'card'}>
      <span>
        <a href={hashOf(object_type, object_id)} onClick={() => isUnread && onRead()}>
          {title}
        </a>
        <small>
          {' '}
          <Time at={at} />
        </small>
        {isUnread && <span class="hidden">, unread</span>}
      </span>
      <span class="actions">
        {isUnread && (
          <button type="button" aria-label={`Mark as read: ${title}`} onClick={onRead}>
            Mark as read
          </button>
        )}
        <button
          type="button"
          aria-label={`Delete: ${title}`}
          onClick={({ currentTarget }) => onDelete(currentTarget)}
        >
          Delete
        </button>
      </span>
    </li>
  );
}
