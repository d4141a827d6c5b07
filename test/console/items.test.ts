import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

const enterprise = { plan: 'enterprise' } as const;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('an item is added with its fields, tags and place', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  await api.post('/v1/locations', { name: 'Workshop' });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await dialog.locator('.error').waitFor();
  expect(await dialog.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
  await dialog.getByLabel('Name').fill('Follow spot');
  await dialog.getByLabel('Code').fill('LX-1');
  await dialog.getByLabel('Manufacturer').fill('Northlight');
  await dialog.getByText('Inspection and use').click();
  await dialog.getByLabel('Expiration date').fill('2031-05-04');
  await dialog.getByLabel('Tags').fill('stage, light,');
  await dialog.getByRole('combobox', { name: 'Place' }).fill('work');
  await dialog.getByRole('option', { name: 'Workshop' }).click();
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await page.getByText('Follow spot added.').waitFor();
  await page.getByRole('heading', { name: 'Follow spot', level: 1 }).waitFor();
  const { body } = await api.get('/v1/items');
  expect(body.data).toMatchObject([
    {
      name: 'Follow spot',
      unique_id: 'LX-1',
      manufacturer: 'Northlight',
      model: null,
      expiration_date: '2031-05-04',
      tags: ['stage', 'light'],
      location: { name: 'Workshop' },
    },
  ]);
});

test('an edit reports a taken code next to its field, and overwrites no change of others', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  await api.post('/v1/items', { name: 'Drum kit', unique_id: 'TAKEN' });
  const lamp = { name: 'Lamp', unique_id: 'LX-2', supplier_id: null, custom_fields: { watt: 40 } };
  const { body } = await api.post('/v1/items', lamp);
  const itemPath = `/v1/items/${body.data.id}`;
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const code = dialog.getByLabel('Code');
  await code.fill('TAKEN');
  await save();
  await dialog.locator('.error').waitFor();
  expect(await code.getAttribute('aria-invalid')).toBe('true');
  await code.fill('LX-3');

  // Another member saves a change first.
  await api.patch(itemPath, { model: 'Mark II' });
  await save();
  await dialog.getByText('while you were editing').waitFor();
  expect(await dialog.getByLabel('Model').inputValue()).toBe('Mark II');
  expect(await code.inputValue()).toBe('LX-3');
  await save();
  await page.getByText('Lamp saved.').waitFor();
  expect((await api.get(itemPath)).body.data).toMatchObject({
    unique_id: 'LX-3',
    model: 'Mark II',
    custom_fields: { watt: 40 },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  const { body: after } = await api.get(itemPath);
  expect(after.data).toMatchObject({ unique_id: 'LX-2', model: 'Mark II' });
});

test('optional fields are in folded groups, and a group opens when a field in it is refused', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  await api.post('/v1/contacts', { name: 'Northlight Sales' });
  await api.post('/v1/items', { name: 'Drum kit', qr: ['LABEL-1'] });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Gaffer tape');
  expect(await dialog.getByLabel('Purchase value').isVisible()).toBe(false);
  for (const title of ['Home and labels', 'Purchase and value', 'Inspection and use', 'Stock']) {
    await dialog.getByText(title, { exact: true }).click();
  }
  await dialog.getByLabel('Labels').fill('LABEL-1\n LABEL-2 \n');
  await dialog.getByRole('combobox', { name: 'Supplier' }).fill('north');
  await dialog.getByRole('option', { name: 'Northlight Sales' }).click();
  await dialog.getByLabel('Purchase date').fill('2025-03-01');
  await dialog.getByLabel('Purchase value').fill('1,50,0');
  await dialog.getByLabel('Residual value').fill('12,50');
  await dialog.getByLabel('Days between inspections').fill('365');
  await dialog.getByLabel('Minutes between bookings').fill('30');
  await dialog.getByLabel('Track stock').check();
  await dialog.getByLabel('In stock').fill('12.5');
  await dialog.getByLabel('Unit').fill('m');
  await dialog.getByLabel('Low stock at').fill('3');
  await dialog.getByText('Purchase and value').click();
  const add = () => dialog.getByRole('button', { name: 'Add item' }).click();
  await add();
  const value = dialog.getByLabel('Purchase value');
  await value.waitFor();
  expect(await value.getAttribute('aria-invalid')).toBe('true');
  await value.fill('1,500');
  await add();
  const labels = dialog.getByLabel('Labels');
  await expect.poll(() => labels.getAttribute('aria-invalid'), polling).toBe('true');
  await labels.fill('LABEL-2');
  await add();
  await page.getByText('Gaffer tape added.').waitFor();
  const { body } = await api.get('/v1/items?q=gaffer');
  expect(body.data).toMatchObject([
    {
      qr: ['LABEL-2'],
      supplier: { name: 'Northlight Sales' },
      acquisition_date: '2025-03-01',
      acquisition_value: 1500,
      salvage_value: 12.5,
      inspection_interval_days: 365,
      buffer_minutes: 30,
      inventory_enabled: true,
      inventory_quantity: 12.5,
      inventory_unit: 'm',
      inventory_minimum: 3,
    },
  ]);
  await page.getByText('1,500.00').waitFor();
});

test('stock is removed and undone, and more than is in stock is refused', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const tape = { name: 'Gaffer tape', inventory_enabled: true, inventory_unit: 'm' };
  const { body } = await api.post('/v1/items', { ...tape, inventory_quantity: 12.5 });
  const quantity = async () =>
    (await api.get(`/v1/items/${body.data.id}`)).body.data.inventory_quantity;
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  await page.getByRole('button', { name: 'Stock', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Quantity').fill('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Only 12.5 in stock.').waitFor();
  await dialog.getByLabel('Quantity').fill('2,5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Gaffer tape: 10 m in stock.').waitFor();
  expect(await quantity()).toBe(10);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect(await quantity()).toBe(12.5);
});

test('deleting an item needs its name typed and no open checkout, and can be undone', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Stage' });
  const { id } = body.data;
  const newCheckout = { name: 'Matinee', iid: [id], due_time: inHours(5) };
  const { body: checkout } = await api.post('/v1/checkouts', newCheckout);
  const { page } = await openSignedIn(ownerEmail, `#/items/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const confirmButton = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
  expect(await confirmButton.isDisabled()).toBe(true);
  await page.getByLabel('Type Stage to confirm').fill('Stage');
  await confirmButton.click();
  await page.getByRole('link', { name: 'checkout Matinee' }).waitFor();
  await api.post(`/v1/checkouts/${checkout.data.id}/checkin`, {});
  await confirmButton.click();
  await page.getByText('Stage deleted.').waitFor();
  await page.getByText('0 items').waitFor();
  expect((await api.get(`/v1/items/${id}`)).status).toBe(404);
  const deleted = page.locator('.toast', { hasText: 'Stage deleted.' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Stage', level: 1 }).waitFor();
  expect((await api.get(`/v1/items/${id}`)).status).toBe(200);
});

test('deleted items are listed, and restored by members who may write items', async () => {
  const { api, ownerEmail, newUser } = await newAccount(enterprise);
  const { email } = await newUser({ role: 'viewer' }, 'Vera Viewer');
  const { body } = await api.post('/v1/items', { name: 'Stage' });
  await api.delete(`/v1/items/${body.data.id}`);
  const viewer = (await openSignedIn(email, '#/?display=deleted')).page;
  await viewer.getByRole('listitem').filter({ hasText: 'Stage' }).waitFor();
  expect(await viewer.getByRole('button', { name: 'Restore' }).count()).toBe(0);
  const { page } = await openSignedIn(ownerEmail);
  await page.getByText('0 items').waitFor();
  await page.getByLabel('Status').selectOption('deleted');
  await page.getByRole('button', { name: 'Restore Stage' }).click();
  await page.getByText('Stage restored.').waitFor();
  await page.getByRole('heading', { name: 'Stage', level: 1 }).waitFor();
  expect((await api.get(`/v1/items/${body.data.id}`)).status).toBe(200);
  await page.goto('/#/?display=deleted');
  await page.getByText('Nothing was deleted').waitFor();
});

test('a form with a half-typed date is not saved until the date is complete or empty', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const lamp = { name: 'Lamp', acquisition_date: '2024-05-01' };
  const { body } = await api.post('/v1/items', lamp);
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Purchase and value', { exact: true }).click();
  const date = dialog.getByLabel('Purchase date');
  await date.press('Delete');
  expect(await date.inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => date.evaluate((one) => one === document.activeElement)).toBe(true);
  expect((await api.get(`/v1/items/${body.data.id}`)).body.data.acquisition_date).toBe(
    '2024-05-01',
  );
  await date.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Lamp saved.').waitFor();
  expect((await api.get(`/v1/items/${body.data.id}`)).body.data.acquisition_date).toBe(null);
});
