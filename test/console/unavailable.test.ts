import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const error = { code: 'unavailable', status: 503, message: 'Busy.', request_id: '', fields: {} };

/** Refuses to read an item from now on; what ends that. */
async function refuseReads(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 503, json: { error } })
      : route.fallback(),
  );
  return () => page.unroute(`**${path}`);
}

test('an item that cannot be read for now is not said to be gone', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'Lamp' });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByText('1 item', { exact: true }).waitFor();
  const allow = await refuseReads(page, `/v1/items/${body.data.id}`);
  await page.getByRole('link', { name: 'Lamp' }).click();
  await page.getByRole('heading', { name: 'Not loaded' }).waitFor();
  await page.getByText('The service is busy. Try again in a moment.').waitFor();
  await allow();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Lamp', level: 1 }).waitFor();
});

test('after a write that succeeded, what cannot be read again stays as it was', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'Lamp' });
  await api.post('/v1/locations', { name: 'Workshop' });
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('combobox', { name: 'To' }).fill('Workshop');
  await page.getByRole('option', { name: 'Workshop' }).click();
  const allow = await refuseReads(page, `/v1/items/${body.data.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await page.getByText('Lamp moved to Workshop.').waitFor();
  await page.getByText('The service is busy. Try again in a moment.').waitFor();
  await page.getByRole('heading', { name: 'Lamp', level: 1 }).waitFor();
  await allow();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('region', { name: 'Details' }).getByText('Workshop').waitFor();
});
