import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '../console/support/axe.ts';
import { newVisitor, openSignedIn, useBrowser } from '../console/support/browser.ts';
import { newAccount } from '../support/account.ts';

useBrowser();

/** Tries an operation out, and reads the status and the body that the reference shows. */
async function tryOut(page: Page, operation: string) {
  const block = page.locator(`[id$="${operation}"]`);
  await block.getByRole('button', { name: 'Try it out' }).click();
  await block.getByRole('button', { name: 'Execute' }).click();
  const answer = block.locator('.live-responses-table .response');
  const status = await answer.locator('.response-col_status').innerText();
  const body = await answer.locator('.highlight-code').first().innerText();
  return { status: status.trim(), body };
}

const whoami = '/docs/reference#/service/service.whoami';

test('who is signed in to the console tries an operation out as themselves', async () => {
  const { ownerEmail, accountId } = await newAccount();
  const { page } = await openSignedIn(ownerEmail);
  await page.goto(whoami);
  await page.getByText(`of Account ${accountId}`).waitFor();
  const { status, body } = await tryOut(page, 'whoami');
  expect(status).toBe('200');
  expect(body).toContain(`"name": "Account ${accountId}"`);
});

test('an API key can be authorised instead; a refusal shows as it is', async () => {
  const { token, accountId } = await newAccount();
  const page = await (await newVisitor()).newPage();
  await page.goto(whoami);
  expect(await tryOut(page, 'whoami')).toMatchObject({
    status: '401',
    body: expect.stringContaining('invalid_api_key'),
  });
  await page.getByRole('button', { name: 'Authorize', exact: true }).first().click();
  const dialog = page.locator('.modal-ux');
  await dialog.getByLabel('Value').first().fill(token);
  await dialog.getByRole('button', { name: 'Apply credentials' }).first().click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.locator('[id$="whoami"] .execute').click();
  await page.getByText(`"name": "Account ${accountId}"`).first().waitFor();
});

test('at 360 pixels, no page of the documentation is wider than the window', async () => {
  const page = await (await newVisitor({ viewport: { width: 360, height: 740 } })).newPage();
  await page.goto('/docs');
  const links = await page.getByRole('navigation').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(9);
  for (const path of [...paths, '/docs/reference#/items/items.list']) {
    // Where only what is behind the # differs, nothing would be loaded.
    await page.goto('about:blank');
    await page.goto(path ?? '');
    await page.waitForLoadState('networkidle');
    if (path?.includes('#')) await page.locator('.opblock.is-open').waitFor();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, path ?? '').toBeLessThanOrEqual(0);
  }
});

test('the guides are read without any script', async () => {
  const page = await (await newVisitor({ javaScriptEnabled: false })).newPage();
  await page.goto('/docs');
  await page.getByRole('navigation').getByRole('link', { name: 'Errors' }).click();
  await page.getByRole('cell', { name: 'rate_limited' }).waitFor();
});

test.each(['light', 'dark'] as const)(
  'in the %s theme, axe finds nothing wrong with the guides',
  async (theme) => {
    const page = await (await newVisitor({ colorScheme: theme })).newPage();
    for (const path of [
      '/docs',
      '/docs/first-calls',
      '/docs/errors',
      '/docs/retries',
      '/docs/files',
    ]) {
      await page.goto(path);
      expect(await violationsOf(page), path).toEqual([]);
    }
  },
);
