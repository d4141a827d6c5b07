import { expect, onTestFinished, test } from 'vitest';
import { renew } from '#console/api/renew.ts';
import { type SignedInSession, session } from '#console/api/session.ts';
import { refusal, serve } from './service.ts';

/** Provides the locks of a browser, which this environment has not, for one lock. */
function provideLock(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

/** Refuses each refresh. Returns how many there were. */
function refuseRefreshes(onRefresh: (count: number) => void = () => undefined) {
  let count = 0;
  provideLock();
  serve(['view'], () => {
    count += 1;
    onRefresh(count);
    return refusal('invalid_session', 401);
  });
  return () => count;
}

test('the calls of a page whose session has ended try only once to renew it', async () => {
  const refreshCount = refuseRefreshes();
  const first = renew('token');
  const others = [renew('token'), renew('token')];
  await expect(first).rejects.toMatchObject({ status: 401 });
  const triedBefore = refreshCount();
  for (const other of others) await expect(other).rejects.toMatchObject({ status: 401 });
  expect([refreshCount(), session.get().kind]).toEqual([triedBefore, 'out']);
});

test('a refusal that arrives after a new sign-in does not end the new session', async () => {
  const newSession = () => ({ ...(session.get() as SignedInSession), token: 'new' });
  refuseRefreshes((count) => count === 3 && session.set(newSession()));
  await renew('token');
  expect(session.get()).toMatchObject({ kind: 'in', token: 'new' });
});
