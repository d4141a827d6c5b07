import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

test('who opens the console loads at most 60 KB of script, until the equipment is there', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail);
  await page.getByText('0 items').waitFor();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  const bytes = scripts.reduce((sum, one) => sum + one, 0);
  expect(scripts.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
  // Who comes again has all but the page itself.
  await page.reload();
  await page.getByText('0 items').waitFor();
  const again = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/console\/.*-\w{8}\./.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  expect(again).toBe(0);
});
