import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import { client } from '../support/http.ts';
import { inMinutes } from '../support/time.ts';
import { postWithRetry } from '../support/with-retry.ts';

/** `ROUNDS=10 npm test -- races/many-callers` runs ten rounds, which takes a minute. */
const rounds = Number(process.env.ROUNDS ?? 1);

test.each([150, 500])(
  'when %i callers book one item at once, one gets it, and the others are refused',
  async (callers) => {
    for (let round = 1; round <= rounds; round += 1) await expectOneWinner(callers);
  },
  rounds * 60_000,
);

/** Lets callers of one account book one item at once, and expects one of them to succeed. */
async function expectOneWinner(callers: number) {
  const account = await newAccount();
  const [id = 0] = await newItems(account.api, 1);
  const keys = await Promise.all([account.newKey(), account.newKey(), account.newKey()]);
  const answers = await Promise.all(
    Array.from({ length: callers }, (_, index) => {
      const api = client(keys[index % keys.length]?.token);
      const body = { name: 'Show', iid: [id] };
      const window = { start_time: inMinutes(60), end_time: inMinutes(120) };
      return index % 2
        ? postWithRetry(api, '/v1/reservations', { ...body, ...window })
        : postWithRetry(api, '/v1/checkouts', { ...body, due_time: inMinutes(90) });
    }),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array(callers - 1).fill(422)]);
  const codes = new Set(answers.flatMap(({ body }) => body.error?.code ?? []));
  expect(
    [...codes].every((code) => /^item(_reserved|_checked_out|s_unavailable)$/.test(code)),
  ).toBe(true);
}
