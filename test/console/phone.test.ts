import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

test('the letters of fields are large enough that a phone does not zoom in', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/contacts', phone);
  await page.getByRole('button', { name: 'Add contact' }).click();
  const fields = page.getByRole('dialog').locator('input, select, textarea');
  const sizes = await fields.evaluateAll((all) =>
    all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
  );
  expect(sizes.length).toBeGreaterThan(9);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('a phone shows the keyboard that fits a number or an address', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/contacts', phone);
  await page.getByRole('button', { name: 'Add contact' }).click();
  const dialog = page.getByRole('dialog');
  const kindOf = (label: string) => dialog.getByLabel(label, { exact: true }).getAttribute('type');
  const labels = ['Email', 'Phone', 'Mobile', 'Website'];
  expect(await Promise.all(labels.map(kindOf))).toEqual(['email', 'tel', 'tel', 'url']);
});
