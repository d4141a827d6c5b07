import { expect, test } from 'vitest';
import { endSubscriptions } from '#shared/background/end-subscriptions.ts';

const now = Date.UTC(2026, 0, 1);

/** A session's row that the store removed, as the stream has it. */
const removed = (refresh_ends_at: number) => ({
  after: undefined,
  before: {
    pk: 'SESSION#a',
    sk: 'SESSION',
    entity: 'session',
    login: 'a@b.example',
    id: 1,
    refresh_ends_at,
  },
});

test('a session that expired still has its browser notified', () => {
  expect(endSubscriptions(removed(now - 1), now)).toBeUndefined();
  expect(endSubscriptions(removed(now + 1), now)).toBeDefined();
});
