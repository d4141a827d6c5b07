import { expect, test, vi } from 'vitest';
import { rowsOfAccount } from '#infra/ops/account-data/every-row.ts';
import { taskName } from '#shared/table/names.ts';
import { rowKey } from '#shared/table/rows.ts';
import { deleteRow } from '#shared/table/write.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount } from '../support/account.ts';
import { waitForChanges } from '../support/changes.ts';
import { fileOf, newIssueOf, newItemOf, pdf, store, storePicture } from '../support/files.ts';
import { newWebhook, startReceiver } from '../support/receiver.ts';
import { signIn } from '../support/sign-in.ts';
import { ops, refusal } from './cli.ts';

const polling = { timeout: 60_000, interval: 500 };
const statusOf = async (url: string) => (await fetch(url)).status;

async function remainingRows(account: number) {
  const remaining = [];
  for await (const rows of rowsOfAccount(account))
    remaining.push(...rows.map(({ pk, sk }) => [pk, sk]));
  return remaining;
}

test('an erasure removes the files of an account, and all its rows, those of webhooks and changes too', async () => {
  const { api, accountId, ownerEmail } = await newAccount();
  const owner = await signIn(ownerEmail);
  const receiver = await startReceiver();
  await newWebhook({ api: owner.api, account: accountId }, receiver.url);
  const [item, issue] = [await newItemOf(api), await newIssueOf(api)];
  const files = [
    await storePicture(api, item.id),
    await store(api, issue.path, pdf, fileOf(pdf, 'application/pdf')),
  ];
  const urls = files.map(({ url }) => String(url));
  const { main_picture } = await item.get();
  urls.push(main_picture.url);
  await receiver.once(2);
  await waitForChanges(api, 2);
  expect(await Promise.all(urls.map(statusOf))).toEqual(urls.map(() => 200));
  const account = ['--account', String(accountId)];
  await ops('account', 'close', ...account);
  expect(await ops('account', 'erase', ...account, '--after-days', '0')).toMatchObject({
    account_id: accountId,
    logins: 1,
  });
  await vi.waitFor(async () => {
    expect(await Promise.all(urls.map(statusOf))).toEqual(urls.map(() => 404));
    expect(await remainingRows(accountId)).toEqual([]);
  }, polling);
});

test('an account is not erased while a removal of its files is still scheduled', async () => {
  const { accountId } = await newAccount();
  const account = ['--account', String(accountId)];
  const files = { pk: `A#${accountId}#item#files`, sk: '1' };
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const removal = rowKey.scheduled(later, 1, taskName.ofEffect('objects', files, '1', true));
  await putRows([{ ...removal, effect: 'objects', of: files }]);
  await ops('account', 'close', ...account);
  const erase = ['account', 'erase', ...account, '--after-days', '0'];
  expect(await refusal(...erase)).toContain('Not all files of the account are removed yet.');
  expect(await remainingRows(accountId)).toContainEqual([removal.pk, removal.sk]);
  await deleteRow(removal);
  expect(await ops(...erase)).toMatchObject({ account_id: accountId });
});

test('an erasure that is run again erases what was written late, until nothing is left', async () => {
  const { accountId } = await newAccount();
  const account = ['--account', String(accountId)];
  const erase = ['account', 'erase', ...account, '--after-days', '0'];
  await ops('account', 'close', ...account);
  await ops(...erase);
  await putRows([{ ...rowKey.itemCounted(accountId, 1) }]);
  expect(await ops(...erase)).toMatchObject({ account_id: accountId });
  // On a busy machine, what follows the deletions writes after this erasure, too.
  const message = `not_found: There is no account ${accountId}.`;
  await expect.poll(() => refusal(...erase), polling).toBe(message);
  expect(await remainingRows(accountId)).toEqual([]);
});
