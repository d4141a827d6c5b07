import { useState } from 'preact/hooks';
import { useLoad } from '#console/api/use-load.ts';
import {
  type PushState,
  readPushState,
  switchPushOff,
  switchPushOn,
} from '#console/push/subscription.ts';
import { WithData } from '#console/ui/states.tsx';
import { complain } from '#console/ui/toast.tsx';

const words: Record<PushState, string> = {
  on: 'This browser is told when something is due, overdue or assigned to you.',
  off: 'This browser is not told of anything while the console is closed.',
  blocked: 'The browser blocks notifications of this page. Allow them in its settings first.',
  'unknown-here': 'This browser has no push messages.',
  'not-served': 'This service sends no push messages yet.',
};

export function Push() {
  const [isBusy, setBusy] = useState(false);
  const loaded = useLoad(readPushState, []);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    work()
      .catch(complain)
      .finally(() => {
        setBusy(false);
        loaded.reload();
      });
  };
  return (
    <section class="card" aria-labelledby="push-title">
      <h2 id="push-title">Push messages</h2>
      <WithData loaded={loaded} lines={2}>
        {(state) => (
          <>
            <p role="status">{words[state]}</p>
            <div>
              {state === 'off' && (
                <button type="button" disabled={isBusy} onClick={() => run(switchPushOn)}>
                  Switch on
                </button>
              )}
              {state === 'on' && (
                <button type="button" disabled={isBusy} onClick={() => run(switchPushOff)}>
                  Switch off
                </button>
              )}
            </div>
          </>
        )}
      </WithData>
    </section>
  );
}
