import { expect, test, vi } from 'vitest';
import { rowsOfAccount } from '#infra/ops/account-data/every-row.ts';
import { newAccount } from '../support/account.ts';
import { changesOnce } from '../support/changes.ts';
import { fileOf, newIssueOf, newItemOf, pdf, store, storePicture } from '../support/files.ts';
import { newWebhook, startReceiver } from '../support/receiver.ts';
import { signIn } from '../support/sign-in.ts';
import { ops } from './cli.ts';

const polling = { timeout: 60_000, interval: 500 };
const statusOf = async (url: string) => (await fetch(url)).status;

async function leftOf(account: number) {
  const left = [];
  for await (const rows of rowsOfAccount(account)) left.push(...rows.map(({ pk, sk }) => [pk, sk]));
  return left;
}

test('of an account that was used, its objects go with its rows, webhooks and changes among them', async () => {
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
  await changesOnce(api, 2);
  expect(await Promise.all(urls.map(statusOf))).toEqual(urls.map(() => 200));
  const account = ['--account', String(accountId)];
  await ops('account', 'close', ...account);
  expect(await ops('account', 'erase', ...account, '--after-days', '0')).toMatchObject({
    account_id: accountId,
    logins: 1,
  });
  await vi.waitFor(async () => {
    expect(await Promise.all(urls.map(statusOf))).toEqual(urls.map(() => 404));
    expect(await leftOf(accountId)).toEqual([]);
  }, polling);
});
