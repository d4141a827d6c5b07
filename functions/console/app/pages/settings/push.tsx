import { useState } from 'preact/hooks';
import { useLoad } from '#console/api/use-load.ts';
import {
  type PushState,
  readPushState,
  switchPushOff,
  switchPushOn,
} from '#console/push/subscription.ts';
import { WithData } from '#console/ui/states.tsx';
import { showProblem } from '#console/ui/toast.tsx';

const stateTexts: Record<PushState, string> = {
  on: 'This browser notifies you when something is due, overdue or assigned to you.',
  off: 'This browser shows no notifications while the console is closed.',
  blocked: 'Your browser blocks notifications from this page. Allow them in its settings.',
  unsupported: 'This browser does not support push notifications.',
  'not-configured': 'Push notifications are not set up on this service.',
};

export function Push() {
  const [isBusy, setBusy] = useState(false);
  const result = useLoad(readPushState, []);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    work()
      .catch(showProblem)
      .finally(() => {
        setBusy(false);
        result.reload();
      });
  };
  return (
    <section class="card" aria-labelledby="push-title">
      <h2 id="push-title">Push notifications</h2>
      <WithData result={result} lines={2}>
        {(state) => (
          <>
            <p role="status">{stateTexts[state]}</p>
            <div>
              {state === 'off' && (
                <button type="button" disabled={isBusy} onClick={() => run(switchPushOn)}>
                  Turn on
                </button>
              )}
              {state === 'on' && (
                <button type="button" disabled={isBusy} onClick={() => run(switchPushOff)}>
                  Turn off
                </button>
              )}
            </div>
          </>
        )}
      </WithData>
    </section>
  );
}
