import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount } from '../support/account.ts';
import { newPushSubscription } from '../support/new-push-subscription.ts';
import { signIn as signInByApi } from '../support/sign-in.ts';
import { newVisitor, signIn, useBrowser } from './support/browser.ts';
import { mockPushService } from './support/push-manager.ts';

useBrowser();

/** Stores a new public key as `ops push keys` does. */
async function makePushKey() {
  const { publicKey: public_key } = webPush.generateVAPIDKeys();
  await updateRow({ kind: 'update', key: rowKey.pushKey(), set: { public_key } });
}

beforeAll(makePushKey);

async function openSettings(context: BrowserContext, email: string) {
  const page = await context.newPage();
  await page.goto('/#/settings');
  await signIn(page, email);
  await page.getByRole('heading', { name: 'Push notifications' }).waitFor();
  return page;
}

const subscriptionsPath = '/v1/push/subscriptions';
const textWhenOn = 'This browser notifies you when something is due';
const textWhenOff = 'This browser shows no notifications';

async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByText(textWhenOn).waitFor();
}

/** The settings of an owner whose browser has just been subscribed. */
async function openWithPushOn() {
  const account = await newAccount();
  const context = await newVisitor({ permissions: ['notifications'] });
  await mockPushService(context, newPushSubscription().endpoint);
  const page = await openSettings(context, account.ownerEmail);
  await turnOn(page);
  return { ...account, context, page };
}

test('push notifications are turned on, stay on after a reload, and are turned off', async () => {
  const { ownerEmail } = await newAccount();
  const { api } = await signInByApi(ownerEmail);
  const readSubscriptions = async () => (await api.get(subscriptionsPath)).body.data;
  const { endpoint } = newPushSubscription();
  const context = await newVisitor({ permissions: ['notifications'] });
  await mockPushService(context, endpoint);
  const page = await openSettings(context, ownerEmail);
  await page.getByText(textWhenOff).waitFor();

  await turnOn(page);
  expect(await readSubscriptions()).toMatchObject([{ endpoint }]);
  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return registration?.active?.scriptURL;
  });
  expect(worker).toMatch(/\/console\/push\.js$/);

  await page.reload();
  await page.getByText(textWhenOn).waitFor();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText(textWhenOff).waitFor();
  expect(await readSubscriptions()).toEqual([]);
});

test('a browser that signs out no longer shows notifications of the member', async () => {
  const { page, ownerEmail } = await openWithPushOn();
  const { api } = await signInByApi(ownerEmail);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect((await api.get(subscriptionsPath)).body.data).toEqual([]);
  await signIn(page, ownerEmail);
  await page.locator('.shell').waitFor();
  await page.goto('/#/settings');
  await page.getByText(textWhenOff).waitFor();
});

test('a browser that signed in again after its session expired shows no notifications once the new session is ended', async () => {
  const { page, context, ownerEmail } = await openWithPushOn();
  const { api } = await signInByApi(ownerEmail);
  await context.clearCookies();
  await page.reload();
  const isAssigned = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith(subscriptionsPath),
  );
  await signIn(page, ownerEmail);
  await isAssigned;
  const sessions: { id: number }[] = (await api.get('/v1/session')).body.data;
  await api.delete(`/v1/session/${Math.max(...sessions.map(({ id }) => id))}`);
  const readSubscriptions = async () => (await api.get(subscriptionsPath)).body.data;
  await expect.poll(readSubscriptions, { timeout: 10_000 }).toEqual([]);
});

test('notifications that another member turned on in this browser are off until this member turns them on', async () => {
  const { page, newUser } = await openWithPushOn();
  const { email } = await newUser({ role: 'viewer' });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(page, email);
  await page.locator('.shell').waitFor();
  await page.goto('/#/settings');
  await page.getByText(textWhenOff).waitFor();
  await turnOn(page);
});

test('notifications are off, and can be turned on again, once operators have made other keys', async () => {
  const { page } = await openWithPushOn();
  await makePushKey();
  await page.reload();
  await page.getByText(textWhenOff).waitFor();
  await turnOn(page);
});

test('a browser whose subscription the service refuses is unsubscribed again', async () => {
  const { ownerEmail } = await newAccount();
  const context = await newVisitor({ permissions: ['notifications'] });
  await mockPushService(context, 'https://example.com/no-push-service');
  const page = await openSettings(context, ownerEmail);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.locator('.toast.bad').waitFor();
  await page.reload();
  await page.getByText(textWhenOff).waitFor();
});

test('a browser that blocks notifications gets a message, and no button to turn them on', async () => {
  const { ownerEmail } = await newAccount();
  const page = await openSettings(await newVisitor({ permissions: [] }), ownerEmail);
  await page.getByText('Your browser blocks notifications from this page.').waitFor();
  expect(await page.getByRole('button', { name: 'Turn on', exact: true }).count()).toBe(0);
});
