import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

type Page = Awaited<ReturnType<typeof openSignedIn>>['page'];

/** Chooses a file with these lines, in the format that a spreadsheet program saves. */
async function chooseFile(page: Page, ...lines: string[]): Promise<void> {
  const buffer = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
  const file = { name: 'equipment.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('File to import').setInputFiles(file);
}

const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

test('an import adds items and places; refused rows are downloaded, corrected and imported', async () => {
  const { api, ownerEmail } = await newAccount();
  await api.post('/v1/locations', { name: 'Depot' });
  const { page } = await openSignedIn(ownerEmail, '#/import');
  await chooseFile(
    page,
    'Title;Category;Room;Purchase date;Price;Watts;id',
    'Fresnel 1;Light;Depot / Shelf 1;31.12.2025;1.299,50;650;7',
    'Fresnel 2;Light;Annex / Hall;15.1.2026;800,00;650;8',
    'Fresnel 3;Light;Depot;some day;1,00;;9',
  );
  await clickButton(page, 'Check the file');
  const preview = page.getByRole('region', { name: 'What will be done' });
  await preview.getByText('2 items will be added.').waitFor();
  const places = 'Annex, Depot / Shelf 1, Annex / Hall';
  await preview.getByText(`3 places will be added: ${places}.`).waitFor();
  await preview.getByText('Line 4. Column Purchase date, “some day”: Enter a date.').waitFor();
  expect((await api.get('/v1/items')).body.data).toEqual([]);

  await clickButton(page, 'Import 2 items');
  await page.getByText('2 items added.').waitFor();
  const { body } = await api.get('/v1/items?order=name');
  expect(body.data).toMatchObject([
    {
      name: 'Fresnel 1',
      type: 'Light',
      location: { name: 'Shelf 1' },
      acquisition_date: '2025-12-31',
      acquisition_value: 1299.5,
      custom_fields: { Watts: 650 },
    },
    { name: 'Fresnel 2', location: { name: 'Hall' } },
  ]);
  const saving = page.waitForEvent('download');
  await clickButton(page, 'Download these rows');
  const refused = await readFile(await (await saving).path(), 'utf8');
  expect(refused).toContain('"Fresnel 3";"Light";"Depot";"some day"');

  await clickButton(page, 'Choose another file');
  await chooseFile(
    page,
    ...refused.replace('some day', '3.2.2026').replace('\uFEFF', '').split('\r\n'),
  );
  await clickButton(page, 'Check the file');
  await clickButton(page, 'Import 1 item');
  await page.getByText('1 item added.').waitFor();
  await page.getByRole('link', { name: 'Show equipment' }).click();
  await page.getByText('3 items').waitFor();
});

test('an import adds contacts, and updates existing ones with the same reference', async () => {
  const { api, ownerEmail } = await newAccount();
  const existing = { name: 'Northlight', external_ref: 'N-1', city: 'Leeds' };
  await api.post('/v1/contacts', existing);
  const { page } = await openSignedIn(ownerEmail, '#/contacts');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const kinds = page.getByRole('navigation', { name: 'Kinds of records' });
  await kinds.getByRole('link', { name: 'Contacts' }).click();
  await kinds.locator('[aria-current]', { hasText: 'Contacts' }).waitFor();
  const lines = ['Name,External reference,City,Shoe size', 'Northlight,N-1,York,39', 'Ann,A-1,,38'];
  await chooseFile(page, ...lines);
  await clickButton(page, 'Check the file');
  await page.getByText('1 contact already exists and will be skipped.').waitFor();
  await page.getByLabel('Update existing contacts').check();
  await clickButton(page, 'Check the file');
  await clickButton(page, 'Import 2 contacts');
  await page.getByText('1 contact added.').waitFor();
  await page.getByText('1 contact changed.').waitFor();
  const { body } = await api.get('/v1/contacts?order=name');
  expect(body.data).toMatchObject([{ name: 'Ann' }, { ...existing, city: 'York' }]);
});
