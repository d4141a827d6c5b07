import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules about colours, the only ones that depend on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page as it is shown. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The page's content security policy does not apply to an evaluated script.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: {
        run: (options: {
          runOnly?: readonly string[];
          resultTypes: readonly string[];
        }) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    // Axe searches the page again to list the elements that pass, which takes time and is not needed.
    const resultTypes = ['violations'];
    const { violations } = await axe.run({ resultTypes, ...(only ? { runOnly: only } : {}) });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}

/** What axe finds wrong with a page in the light theme, and with its colours in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...dark.map((one) => `dark: ${one}`), ...(await violationsOf(page))];
}
