import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';
import { takePictures } from './support/pictures.ts';

useBrowser();

test('an issue is reported, moved on the board, edited and commented on', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  await api.post('/v1/items', { name: 'Lamp' });
  const { page } = await openSignedIn(ownerEmail, '#/issues');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Report issue' }).click();
  await dialog.getByLabel('What is wrong').fill('Flickers');
  await dialog.getByRole('combobox', { name: 'Add an item' }).fill('Lamp');
  await dialog.getByRole('option', { name: 'Lamp' }).click();
  await dialog.getByRole('button', { name: 'Remove Lamp' }).waitFor();
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('heading', { name: 'Flickers' }).waitFor();
  await page.goto('/#/issues/board');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await column('Open').getByText('Flickers').waitFor();
  await page.getByLabel('Status of Flickers').selectOption('In progress');
  await column('In progress').getByText('Flickers').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Lamp' }).dragTo(column('On hold'));
  await column('On hold').getByText('Flickers').waitFor();
  await page.getByRole('link', { name: 'Flickers' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Cost').fill('12.50');
  await dialog.getByLabel('Priority').selectOption('High');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Flickers saved.').waitFor();
  await page.getByLabel('Your comment').fill('A new lamp is ordered');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByRole('region', { name: 'Comments' }).getByText('A new lamp is').first().waitFor();
  const { body } = await api.get('/v1/issues/1');
  expect(body.data).toMatchObject({ status: 'on_hold', cost: 12.5, priority: 'high' });
});

test('thirty items are inspected at once, and one of them fails', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const others = Array.from({ length: 29 }, (_, index) => `Lamp ${index + 11}`);
  for (const name of ['Drum kit', ...others]) await api.post('/v1/items', { name });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('button', { name: 'Select all 30' }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByText('More').click();
  await bar.getByRole('button', { name: 'Inspect' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Drum kit' }).uncheck();
  await takePictures(page, 'thirty-inspected');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await page.getByText('Inspection of 30 items recorded, 1 of them failed.').waitFor();
  await expect
    .poll(async () => (await api.get('/v1/items?display=inoperative')).body.data.length, polling)
    .toBe(1);
  const { body } = await api.get('/v1/events?order=id');
  const [passed, failed] = body.data;
  expect(passed).toMatchObject({ kind: 'inspection', result: 'passed' });
  expect(passed.iid.toSorted((a: number, b: number) => a - b)).toEqual(
    others.map((_, index) => index + 2),
  );
  expect(failed).toMatchObject({ kind: 'inspection', result: 'failed', iid: [1] });
});
