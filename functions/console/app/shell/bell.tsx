import { useEffect } from 'preact/hooks';
import { useInterval, useReturn } from '#console/api/use-load.ts';
import { useStore } from '#console/store.ts';
import { countUnread, unread } from './unread.ts';

const askMilliseconds = 60_000;

export function Bell() {
  const count = useStore(unread);
  const ask = () => void countUnread();
  useEffect(ask, []);
  useInterval(ask, askMilliseconds);
  useReturn(ask);
  if (count === undefined) return <span class="bell" />;
  return (
    <a class="bell" href="#/notifications" aria-label={`Notifications, ${count} unread`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2.5a5 5 0 0 0-5 5v3.2L3.5 14h13L15 10.7V7.5a5 5 0 0 0-5-5zM8 16.2a2 2 0 0 0 4 0" />
      </svg>
      {count > 0 && <span aria-hidden="true">{count > 99 ? '99+' : count}</span>}
    </a>
  );
}
