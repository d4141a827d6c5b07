import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newIssueOf, newItemOf, png, storePicture } from '../support/files.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

test('a picture is added to an item, becomes its main picture, and is deleted', async () => {
  const { api, ownerEmail } = await newAccount();
  const item = await newItemOf(api);
  const { page } = await openSignedIn(ownerEmail, `#/items/${item.id}`);
  const buffer = png(64);
  const chosen = { name: 'front.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Files to add').setInputFiles(chosen);
  await page.getByText('front.png uploaded.').waitFor();
  await page.getByText('Main picture', { exact: true }).waitFor();
  const picture = page.getByRole('img', { name: 'front.png' });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), polling)
    .toBeGreaterThan(0);
  expect((await item.get()).main_picture.name).toBe('front.png');
  await page.getByRole('button', { name: 'Show history' }).click();
  await page.getByText('added “front.png”').waitFor();
  await page.getByRole('button', { name: 'Delete front.png' }).click();
  await page.getByRole('dialog', { name: 'Delete front.png?' }).waitFor();
  await page.keyboard.press('Escape');
  expect((await item.get()).pictures_count).toBe(1);
  await page.getByRole('button', { name: 'Delete front.png' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await picture.waitFor({ state: 'detached' });
  expect(await item.get()).toMatchObject({ main_picture: null, pictures_count: 0 });
});

test('a picture is added to an issue, and deleted', async () => {
  const { api, ownerEmail } = await newAccount();
  const issue = await newIssueOf(api);
  const { page } = await openSignedIn(ownerEmail, `#/issues/${issue.id}`);
  const chosen = { name: 'tear.png', mimeType: 'image/png', buffer: png(64) };
  await page.getByLabel('Files to add').setInputFiles(chosen);
  await page.getByText('tear.png uploaded.').waitFor();
  const picture = page.getByRole('img', { name: 'tear.png' });
  await picture.waitFor();
  expect(await issue.get()).toMatchObject({
    pictures_count: 1,
    main_picture: { name: 'tear.png' },
  });
  await page.getByRole('button', { name: 'Delete tear.png' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await picture.waitFor({ state: 'detached' });
  expect((await issue.get()).pictures_count).toBe(0);
  // The focus stays near what has disappeared.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused, polling).toBe('Add files');
});

test('a file whose content does not match its type is rejected with the reason', async () => {
  const { api, ownerEmail } = await newAccount();
  const { id } = await newItemOf(api);
  const { page } = await openSignedIn(ownerEmail, `#/items/${id}`);
  const buffer = Buffer.from('<html><p>Hi</p></html>');
  const chosen = { name: 'cat.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Files to add').setInputFiles(chosen);
  await page.getByText('Rejected').waitFor();
  await page.getByText('Its content is not image/png').waitFor();
});

test('accepted files are uploaded, and refused files are listed with the reason', async () => {
  const { api, ownerEmail } = await newAccount();
  const { id } = await newItemOf(api);
  const { page } = await openSignedIn(ownerEmail, `#/items/${id}`);
  const notes = Array.from({ length: 11 }, (_, index) => ({
    name: `note-${index}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Note ${index}`),
  }));
  const program = { name: 'run.exe', mimeType: 'application/x-msdownload' };
  await page
    .getByLabel('Files to add')
    .setInputFiles([
      { ...program, buffer: Buffer.from('MZ') },
      { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
      ...notes,
    ]);
  await page.getByText('11 of 13 files uploaded.').waitFor();
  const refused = page.getByRole('alert');
  await refused.getByText('2 files not uploaded:').waitFor();
  expect(await refused.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^run\.exe: Files of this kind are not accepted\./),
    'empty.txt: It is empty.',
  ]);
  const { body } = await api.get(`/v1/items/${id}/files?limit=200`);
  expect(body.data).toHaveLength(11);
});

test('the browser asks before it leaves during an upload, on other pages too', async () => {
  const { api, ownerEmail } = await newAccount();
  const { id } = await newItemOf(api);
  const { page } = await openSignedIn(ownerEmail, `#/items/${id}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/v1/items/${id}/files`, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Note') };
  await page.getByLabel('Files to add').setInputFiles(note);
  await page.getByRole('progressbar', { name: 'Uploading' }).waitFor();
  const asksBeforeLeaving = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asksBeforeLeaving()).toBe(true);
  await page.goto('/#/contacts');
  await page.getByText('No contacts yet').waitFor();
  expect(await asksBeforeLeaving()).toBe(true);
  release();
  await page.getByText('note.txt uploaded.').waitFor();
  await expect.poll(asksBeforeLeaving, polling).toBe(false);
});

test('an upload that stalls can be cancelled and tried again', async () => {
  const { api, ownerEmail } = await newAccount();
  const { id } = await newItemOf(api);
  const { page } = await openSignedIn(ownerEmail, `#/items/${id}`);
  const { origin } = new URL(page.url());
  const isOfBucket = (url: URL) => url.origin !== origin;
  await page.route(isOfBucket, () => {});
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Note') };
  await page.getByLabel('Files to add').setInputFiles(note);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await page.getByText('note.txt: Cancelled.').waitFor();
  await page.unroute(isOfBucket);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('note.txt uploaded.').waitFor();
  const { body } = await api.get(`/v1/items/${id}/files`);
  expect(body.data).toHaveLength(1);
});

test('the list shows the main picture of an item', async () => {
  const { api, ownerEmail } = await newAccount();
  const { id } = await newItemOf(api);
  await storePicture(api, id);
  const { page } = await openSignedIn(ownerEmail);
  const picture = page.locator('.thumbnail img');
  await picture.waitFor();
});
