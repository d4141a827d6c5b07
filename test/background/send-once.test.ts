import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { sendOnce } from '#shared/background/send-once.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** An action that is under way until the test ends it. */
function longAction() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { act: vi.fn(() => promise), resolve, reject };
}

test('an action that fails late does not release the one that another function has started since', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const name = randomUUID();
  const [first, second] = [longAction(), longAction()];
  const late = sendOnce(name, first.act);
  await expect.poll(() => first.act).toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60_000);
  const again = sendOnce(name, second.act);
  await expect.poll(() => second.act).toHaveBeenCalled();
  first.reject(new Error('Too late.'));
  await expect(late).rejects.toThrow('Too late.');
  await expect(sendOnce(name, async () => {})).rejects.toThrow('Another function');
  second.resolve();
  await again;
});
