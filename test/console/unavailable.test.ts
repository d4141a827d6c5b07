import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const error = { code: 'unavailable', status: 503, message: 'Busy.', request_id: '', fields: {} };

/** Answers reads of the path with 503, until the returned function is called. */
async function failReads(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 503, json: { error } })
      : route.fallback(),
  );
  return () => page.unroute(`**${path}`);
}

test('an item that cannot be read for now is not reported as missing', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'Lamp' });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByText('1 item', { exact: true }).waitFor();
  const stopFailing = await failReads(page, `/v1/items/${body.data.id}`);
  await page.getByRole('link', { name: 'Lamp' }).click();
  await page.getByRole('heading', { name: 'Not loaded' }).waitFor();
  await page.getByText('The service is busy. Try again in a moment.').waitFor();
  await stopFailing();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Lamp', level: 1 }).waitFor();
});

test('if the reload after a successful write fails, the page keeps its content', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'Lamp' });
  await api.post('/v1/locations', { name: 'Workshop' });
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('combobox', { name: 'To' }).fill('Workshop');
  await page.getByRole('option', { name: 'Workshop' }).click();
  const stopFailing = await failReads(page, `/v1/items/${body.data.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await page.getByText('Lamp moved to Workshop.').waitFor();
  await page.getByText('The service is busy. Try again in a moment.').waitFor();
  await page.getByRole('heading', { name: 'Lamp', level: 1 }).waitFor();
  await stopFailing();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('region', { name: 'Details' }).getByText('Workshop').waitFor();
});
