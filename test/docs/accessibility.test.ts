import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guideNames } from '#infra/bundle/docs/guides.ts';
import { colourRules, violationsOf } from '../console/support/axe.ts';
import { newVisitor, useBrowser } from '../console/support/browser.ts';
import { openOperation, slowPage, tryOut } from './try-out.ts';

useBrowser();

/** Checks a page with axe, and in the dark theme only its colours, since nothing else changes. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The theme changes with the next frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const rules = colorScheme === 'dark' ? colourRules : undefined;
    expect(await violationsOf(page, rules), `${what}, ${colorScheme}`).toEqual([]);
  }
}

const [, ...others] = guideNames;

test('axe finds nothing wrong with any guide, its commands unfolded', async () => {
  const page = await (await newVisitor()).newPage();
  for (const path of ['/docs', ...others.map((name) => `/docs/${name}`)]) {
    await page.goto(path);
    for (const command of await page.locator('summary').all()) await command.click();
    await expectAccessible(page, path);
  }
});

test('axe finds nothing wrong with the reference, folded, and with its dialog for a key', async () => {
  const page = slowPage(await (await newVisitor()).newPage());
  await page.goto('/docs/reference');
  await page.locator('.opblock').first().waitFor();
  await expectAccessible(page, 'folded');
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Available authorizations' });
  await dialog.getByLabel('Value of apiKey').fill('key_live_1');
  await expectAccessible(page, 'asking');
  await dialog.getByRole('button', { name: 'Authorize' }).first().click();
  await dialog.getByRole('button', { name: 'Logout' }).waitFor();
  await expectAccessible(page, 'authorised');
});

test.each([
  { operation: 'contacts/contacts.list', what: 'parameters of every kind' },
  { operation: 'contacts/contacts.create', what: 'a body' },
])('axe finds nothing wrong with an operation that has $what, open and tried out', async (one) => {
  const page = await (await newVisitor()).newPage();
  const operation = await openOperation(page, one.operation);
  await expectAccessible(page, 'open');
  await tryOut(operation);
  await operation.getByRole('tab', { name: 'Schema' }).first().click();
  await expectAccessible(page, 'tried out');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'in a narrow window');
});
