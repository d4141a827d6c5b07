import { expect, test } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { notify } from '#shared/families/notifications/notify.ts';
import { closeAccount } from '#shared/families/operators/accounts.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { formatInstant } from '#shared/time.ts';
import { newAccount } from '../support/account.ts';

test('members are notified of nothing once their account is closed', async () => {
  const { accountId, ownerId: userId } = await newAccount();
  const object = { type: 'checkout', id: 1, name: 'Shoot' } as const;
  const notifyOf = async (minutes: number) => {
    const at = formatInstant(Date.now() - minutes * 60_000);
    const subject = { userId, kind: 'checkout_overdue', title: 'Late', object, at } as const;
    await notify(accountId, subject, Date.now());
    const pk = partition.notifications(accountId, userId);
    return (await queryRows({ pk, consistent: true })).length;
  };
  expect(await notifyOf(1)).toBe(1);
  await closeAccount(operatorCall(accountId));
  expect(await notifyOf(2)).toBe(1);
});
