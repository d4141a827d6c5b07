import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

test('a maintenance plan is added to an item, filtered by, and recorded as done', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const { body } = await api.post('/v1/items', { name: 'Forklift' });
  const { id } = body.data;
  const readPlans = async () => (await api.get(`/v1/items/${id}`)).body.data.maintenance;
  const { page } = await openSignedIn(ownerEmail, `#/items/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Maintenance plans').click();
  await form.getByRole('button', { name: 'Add plan' }).click();
  await form.getByLabel('What').fill('Brakes');
  await form.getByRole('button', { name: 'Save' }).click();
  const every = form.getByLabel('Every');
  await expect.poll(() => every.getAttribute('aria-invalid'), polling).toBe('true');
  await every.fill('30');
  await form.getByLabel('Next on').fill('2020-03-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Forklift saved.').waitFor();
  await page.getByText(/^Brakes due .*2020/).waitFor();
  expect(await readPlans()).toMatchObject([
    { name: 'Brakes', every_days: 30, next_on: '2020-03-01' },
  ]);
  await page.goto('/#/?maintenance_within=-1');
  await page.getByRole('button', { name: 'Remove filter: Maintenance: Overdue' }).waitFor();
  await page
    .getByRole('link', { name: /Forklift/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Inspect' }).click();
  const inspection = page.getByRole('dialog');
  await inspection.getByLabel('Plan').selectOption('Brakes');
  expect(await inspection.getByLabel('Kind').inputValue()).toBe('maintenance');
  await inspection.getByRole('button', { name: 'Record' }).click();
  await page.getByText('Maintenance of 1 item recorded.').waitFor();
  expect((await readPlans())[0].next_on > '2026').toBe(true);
});
