import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { png } from '../support/files.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';
import { labelSvg, labelText } from './support/label.ts';
import { writeLabelVideo } from './support/label-video.ts';

useBrowser([
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${writeLabelVideo()}`,
]);

test('items whose labels are typed or read from a photo are checked out together', async () => {
  const { api, ownerEmail } = await newAccount();
  await api.post('/v1/items', { name: 'Follow spot', qr: [labelText] });
  await api.post('/v1/items', { name: 'Lamp', unique_id: 'LAMP-1' });
  const { page } = await openSignedIn(ownerEmail, '#/scan');
  await page.getByLabel('Label', { exact: true }).fill('LAMP-1');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Lamp' }).waitFor();

  const png = await page.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 400];
    canvas.getContext('2d')?.drawImage(image, 0, 0, 400, 400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, labelSvg);
  const photo = { name: 'label.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await page.getByLabel('Photo of a label').setInputFiles(photo);
  await page.getByRole('link', { name: 'Follow spot' }).waitFor();

  await page.getByRole('button', { name: 'Check out 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Check out anyway' }).click();
  await page.getByText('Checked out until').waitFor();
  await page.getByRole('button', { name: 'Check in 2 of 2 items' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click();
  await page.getByText('2 items checked in.').waitFor();
  const { body } = await api.get('/v1/items?display=available');
  expect(body.data).toHaveLength(2);
});

test('ten fast scans with slow lookups are listed in order, and survive a reload', async () => {
  const { api, ownerEmail } = await newAccount();
  const codes = Array.from({ length: 10 }, (_, index) => `LX-${index}`);
  for (const code of codes) await api.post('/v1/items', { name: `Lamp ${code}`, unique_id: code });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByText('10 items').waitFor();
  await page.route('**/v1/items/lookup?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('link', { name: 'Scan label' }).click();
  const field = page.getByLabel('Label', { exact: true });
  await expect
    .poll(() => field.evaluate((input) => input === document.activeElement), polling)
    .toBe(true);
  // A scanner types a label and Enter at once, without waiting for the page.
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
  await page.getByRole('heading', { name: 'Scanned (10)' }).waitFor();
  const links = page.getByRole('region', { name: 'Scanned' }).getByRole('link');
  const latestFirst = codes.toReversed().map((code) => `Lamp ${code}`);
  await expect.poll(() => links.allTextContents(), polling).toEqual(latestFirst);
  expect(await field.inputValue()).toBe('');
  await page.reload();
  await expect.poll(() => links.allTextContents(), polling).toEqual(latestFirst);
  await page.getByRole('button', { name: 'Remove Lamp LX-9' }).click();
  await page.getByRole('heading', { name: 'Scanned (9)' }).waitFor();
});

test('an unknown label is reported, and stays listed until it is removed', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/scan');
  await page.getByLabel('Label', { exact: true }).fill('NOPE');
  await page.keyboard.press('Enter');
  await page.getByText('No item has the label NOPE.').waitFor();
  await page.getByText('No item has this label.').waitFor();
  await page.getByRole('button', { name: 'Remove NOPE' }).click();
  await page.getByText('Nothing scanned yet').waitFor();
});

test('a photo without a label and a file that is not a picture are each reported', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/scan');
  const photo = page.getByLabel('Photo of a label');
  await photo.setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: png(64) });
  await page.getByText('No label found in wall.png.').waitFor();
  const buffer = Buffer.from('hello');
  await photo.setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer });
  await page.getByText('cat.png is not a picture').waitFor();
});

test('the camera starts and stops on request', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/scan');
  const video = page.getByLabel('Camera', { exact: true });
  expect(await video.count()).toBe(0);
  await page.getByRole('button', { name: 'Use camera' }).click();
  await video.waitFor();
  await expect
    .poll(() => video.evaluate((element) => (element as HTMLVideoElement).videoWidth), polling)
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop camera' }).click();
  await video.waitFor({ state: 'detached' });
});

test('a label in front of the camera is scanned, and its item listed once', async () => {
  const { api, ownerEmail } = await newAccount();
  await api.post('/v1/items', { name: 'Follow spot', qr: [labelText] });
  const { page } = await openSignedIn(ownerEmail, '#/scan');
  await page.getByRole('button', { name: 'Use camera' }).click();
  const scanned = page.getByRole('region', { name: 'Scanned' });
  await scanned.getByRole('link', { name: 'Follow spot' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Follow spot' }).waitFor();
  await page.getByRole('button', { name: 'Stop camera' }).click();
  expect(await scanned.getByRole('listitem').count()).toBe(1);
});

test('a label scanned while a button has the focus is added to the list', async () => {
  const { api, ownerEmail } = await newAccount();
  for (const name of ['Lamp', 'Drum', 'Horn'])
    await api.post('/v1/items', { name, unique_id: name.toUpperCase() });
  const { page } = await openSignedIn(ownerEmail, '#/scan');
  for (const code of ['LAMP', 'DRUM']) await page.keyboard.type(`${code}\n`);
  await page.getByRole('button', { name: 'Remove Drum' }).click();
  await page.getByRole('heading', { name: 'Scanned (1)' }).waitFor();
  await page.getByRole('button', { name: 'Remove Lamp' }).focus();
  await page.keyboard.type('HORN\n');
  await page.getByRole('heading', { name: 'Scanned (2)' }).waitFor();
  await page.getByRole('link', { name: 'Horn' }).waitFor();
});

test('labels scanned while a check-out is being filled in are checked out with it', async () => {
  const { api, ownerEmail } = await newAccount();
  for (const name of ['Lamp', 'Drum'])
    await api.post('/v1/items', { name, unique_id: name.toUpperCase() });
  const { page } = await openSignedIn(ownerEmail, '#/scan');
  await page.keyboard.type('LAMP\n');
  await page.getByRole('button', { name: 'Check out 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.type('DRUM\n');
  await dialog.getByRole('listitem').filter({ hasText: 'Drum' }).waitFor();
  await dialog.getByRole('button', { name: 'Check out', exact: true }).click();
  await page.getByRole('button', { name: 'Check out anyway' }).click();
  await page.getByText('Checked out until').waitFor();
  await page.getByRole('button', { name: /^Check in 2 of/ }).waitFor();
});
