import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { callsFromAnywhere } from '../support/anywhere.ts';
import { newIp } from '../support/sign-in.ts';
import { startFaultyStore } from '../support/store/faulty-store.ts';

test('the last allowed sign-in attempt is not refused when the reply to its count is lost', async () => {
  const { ownerEmail: email } = await newAccount();
  let isLosing = false;
  const store = await startFaultyStore({
    faultOf: ({ operation }) => {
      if (!isLosing || operation !== 'UpdateItem') return undefined;
      isLosing = false;
      return 'lost';
    },
  });
  const call = callsFromAnywhere(store);
  const ip = newIp();
  const attempt = () => call('auth.login', { body: { email, password: 'wrong' }, ip });
  for (let count = 0; count < 9; count += 1) expect((await attempt()).status).toBe(401);
  isLosing = true;
  expect((await attempt()).status).toBe(401);
  expect(isLosing).toBe(false);
  expect((await attempt()).status).toBe(429);
  await store.close();
});
