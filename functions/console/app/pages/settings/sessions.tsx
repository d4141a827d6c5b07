import { get, remove } from '#console/api/call.ts';
import type { Session } from '#console/api/records.ts';
import { signOutOf } from '#console/api/sign-out.ts';
import { useLoad } from '#console/api/use-load.ts';
import { Badge } from '#console/ui/badge.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Ago, Time } from '#console/ui/time.tsx';
import { complain, say } from '#console/ui/toast.tsx';
import { browserOf } from './browser-name.ts';

/** Where the member is signed in. */
export function Sessions() {
  const loaded = useLoad(
    async (signal) => (await get<Session[]>('/v1/session', { query: { limit: 200 }, signal })).data,
    [],
  );
  const end = async ({ id, user_agent }: Session) => {
    await remove(`/v1/session/${id}`);
    say(`${browserOf(user_agent)} is signed out.`);
    loaded.reload();
  };
  return (
    <section class="card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      <WithData loaded={loaded}>
        {(sessions) => (
          <ul class="entries">
            {sessions.map((session) => (
              <li key={session.id}>
                <span>
                  <strong>{browserOf(session.user_agent)}</strong>{' '}
                  {session.current && <Badge tone="good">This one</Badge>}
                  <small>
                    {' '}
                    {session.ip} · {session.account.name} · used <Ago at={session.last_used_at} /> ·
                    since <Time at={session.created_at} />
                  </small>
                </span>
                {!session.current && (
                  <button
                    type="button"
                    aria-label={`End ${browserOf(session.user_agent)}`}
                    onClick={() => end(session).catch(complain)}
                  >
                    End
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </WithData>
      <div>
        <button type="button" onClick={() => signOutOf({ all: true }).catch(complain)}>
          Sign out everywhere
        </button>
      </div>
    </section>
  );
}
