import { pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Session } from '#console/api/records.ts';
import { signOutOf } from '#console/api/sign-out.ts';
import { useLoad } from '#console/api/use-load.ts';
import { formatDayTime } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { ask } from '#console/ui/question.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Ago, Time } from '#console/ui/time.tsx';
import { showProblem, showToast } from '#console/ui/toast.tsx';
import { useOnce } from '#console/ui/use-once.ts';
import { mayLeave } from '#console/unsaved.ts';
import { pageMax } from '#shared/limits.ts';
import { browserOf } from './browser-name.ts';

/** The sessions of the member in all browsers. */
export function Sessions() {
  const result = useLoad(
    (signal) => readAll(pages(api, '/v1/session', { query: { limit: pageMax }, signal })),
    [],
  );
  const once = useOnce();
  const end = async ({ id, user_agent }: Session) => {
    await orThrow(api.DELETE('/v1/session/{id}', { params: { path: { id } } }));
    showToast(`${browserOf(user_agent)} signed out.`);
    result.reload();
  };
  const endAll = async () => {
    const isYes = await ask({
      title: 'Sign out everywhere',
      text: 'You sign in again in each browser, in this one too.',
      yes: 'Sign out everywhere',
      no: 'Stay signed in',
    });
    if (isYes && (await mayLeave())) await signOutOf({ all: true });
  };
  return (
    <section class="card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      <WithData result={result}>
        {(sessions) => (
          <ul class="entries">
            {sessions.map((session) => (
              <li key={session.id}>
                <span>
                  <strong>{browserOf(session.user_agent)}</strong>{' '}
                  {session.current && <Badge tone="good">This browser</Badge>}
                  <small>
                    {' '}
                    {session.ip} · {session.account.name} · last used{' '}
                    <Ago at={session.last_used_at} /> · signed in <Time at={session.created_at} />
                  </small>
                </span>
                {!session.current && (
                  <button
                    type="button"
                    aria-label={`Sign out ${browserOf(session.user_agent)}, signed in ${formatDayTime(session.created_at)}`}
                    onClick={() => once(session.id, () => end(session))}
                  >
                    Sign out
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </WithData>
      <div>
        <button type="button" onClick={() => endAll().catch(showProblem)}>
          Sign out everywhere
        </button>
      </div>
    </section>
  );
}
