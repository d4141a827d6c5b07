import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, openIssue } from '../../support/bookings.ts';
import type { Answer } from '../../support/exchange.ts';
import type { Client } from '../../support/http.ts';
import { inMinutes } from '../../support/time.ts';

const references: [string, string, (api: Client, id: number) => Promise<Answer>][] = [
  ['an issue', 'iid', (api, id) => openIssue(api, [id])],
  [
    'an event',
    'iid',
    (api, id) => api.post('/v1/events', { name: 'E', iid: [id], time: inMinutes(0) }),
  ],
  [
    'a comment',
    'object_id',
    (api, id) => api.post('/v1/comments', { object_type: 'item', object_id: id, body: 'B' }),
  ],
];

test.each(references)(
  '%s may refer to an item that is discarded or out, but not by %s to a deleted one',
  async (_what, path, referTo) => {
    const { api } = await newAccount();
    const [discarded = 0, out = 0, deleted = 0] = await newItems(api, 3);
    await api.post(`/v1/items/${discarded}/condition`, { condition: 'discarded' });
    await checkOut(api, [out]);
    await api.delete(`/v1/items/${deleted}`);
    expect((await referTo(api, discarded)).status).toBe(201);
    expect((await referTo(api, out)).status).toBe(201);
    const { status, body } = await referTo(api, deleted);
    expect([status, body.error.fields]).toEqual([
      422,
      { [path]: [expect.objectContaining({ code: 'not_found' })] },
    ]);
  },
);
