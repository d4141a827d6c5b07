import { expect, test } from 'vitest';
import { newVisitor, useBrowser } from '../console/support/browser.ts';

useBrowser();

test('at 360 pixels, no page of the documentation is wider than the window', async () => {
  const page = await (await newVisitor({ viewport: { width: 360, height: 740 } })).newPage();
  await page.goto('/docs');
  const links = await page.getByRole('navigation').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(9);
  for (const path of [...paths, '/docs/reference#/items/items.list']) {
    // If only the fragment differed, nothing would be loaded.
    await page.goto('about:blank');
    await page.goto(path ?? '');
    await page.waitForLoadState('networkidle');
    if (path?.includes('#')) await page.locator('.opblock.is-open').waitFor();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, path ?? '').toBeLessThanOrEqual(0);
  }
});

test('the guides can be read without JavaScript', async () => {
  const page = await (await newVisitor({ javaScriptEnabled: false })).newPage();
  await page.goto('/docs');
  await page.getByRole('navigation').getByRole('link', { name: 'Errors' }).click();
  await page.getByRole('cell', { name: 'rate_limited' }).waitFor();
});
