import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import { client } from '../support/http.ts';
import { inMinutes } from '../support/time.ts';

test.each([150, 500])(
  'of %i callers who want one item at once one gets it, and the others are refused',
  async (callers) => {
    const account = await newAccount();
    const [id = 0] = await newItems(account.api, 1);
    const keys = await Promise.all([account.newKey(), account.newKey(), account.newKey()]);
    const answers = await Promise.all(
      Array.from({ length: callers }, (_, place) => {
        const api = client(keys[place % keys.length]?.token);
        const body = { name: 'Show', iid: [id] };
        const window = { start_time: inMinutes(60), end_time: inMinutes(120) };
        return place % 2
          ? api.post('/v1/reservations', { ...body, ...window })
          : api.post('/v1/checkouts', { ...body, due_time: inMinutes(90) });
      }),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array(callers - 1).fill(422)]);
    const codes = new Set(answers.flatMap(({ body }) => body.error?.code ?? []));
    expect(
      [...codes].every((code) => /^item(_reserved|_checked_out|s_unavailable)$/.test(code)),
    ).toBe(true);
  },
);
