import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

test.each(['Small, 30 mm', 'Medium, 50 mm', 'Large, 70 mm'])(
  'in the size “%s”, a long name fits on its label',
  async (size) => {
    const { api, ownerEmail } = await newAccount();
    await api.post('/v1/items', { name: 'Long name '.repeat(20), unique_id: 'CODE-'.repeat(20) });
    const { page } = await openSignedIn(ownerEmail);
    await page.getByRole('button', { name: 'Select all 1' }).click();
    await page.goto('/#/selection/labels');
    await page.getByLabel('Size').selectOption(size);
    await page.emulateMedia({ media: 'print' });
    const label = page.getByRole('list', { name: 'Labels' }).getByRole('listitem');
    const overflow = await label.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(overflow).toBeLessThanOrEqual(0);
    const lines = await label.locator('strong').evaluate((name) => {
      return name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight);
    });
    expect(Math.round(lines)).toBe(2);
  },
);

test('in forced colours, labels stay black on white', async () => {
  const { api, ownerEmail } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp', unique_id: 'L-1' });
  const look = { forcedColors: 'active', colorScheme: 'dark' } as const;
  const { page } = await openSignedIn(ownerEmail, '#/', look);
  await page.getByRole('button', { name: 'Select all 1' }).click();
  await page.goto('/#/selection/labels');
  const label = page.getByRole('list', { name: 'Labels' }).getByRole('listitem');
  const colours = await label.evaluate((box) => {
    const { backgroundColor, color } = getComputedStyle(box);
    return { backgroundColor, color };
  });
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
});

test('the labels of a place and of those inside it are printed from its page, with their paths', async () => {
  const { api, ownerEmail } = await newAccount();
  const create = async (body: object): Promise<number> =>
    (await api.post('/v1/locations', body)).body.data.id;
  const parent_id = await create({ name: 'Engine', qr: ['ENGINE', 'OLD'] });
  await create({ name: 'Locker 1', parent_id, qr: ['LOCKER-1'] });
  await create({ name: 'Locker 2', parent_id });
  const { page } = await openSignedIn(ownerEmail, `#/places/${parent_id}`);
  await page.getByRole('link', { name: 'Labels' }).click();
  const labels = page.getByRole('list', { name: 'Labels' }).getByRole('listitem');
  await page.getByText('Without a label: Locker 2.').waitFor();
  expect(await labels.allInnerTexts()).toEqual([
    'Engine\nENGINE',
    'Locker 1\nEngine / Locker 1\nLOCKER-1',
  ]);
  await page.getByLabel('With the places inside').uncheck();
  expect(await labels.allInnerTexts()).toEqual(['Engine\nENGINE']);
});
