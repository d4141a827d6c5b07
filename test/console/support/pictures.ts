import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** `PICTURES=<folder> npm run test:browser` saves screenshots; without it, none are taken. */
const folder = process.env.PICTURES;

const variants = [
  { variant: 'light', colorScheme: 'light', width: 1280 },
  { variant: 'dark', colorScheme: 'dark', width: 1280 },
  { variant: 'phone', colorScheme: 'light', width: 390 },
  { variant: 'phone-dark', colorScheme: 'dark', width: 390 },
] as const;

/** Takes screenshots of a page in each variant, and restores its settings. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!folder) return;
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
  mkdirSync(folder, { recursive: true });
  for (const { variant, colorScheme, width } of variants) {
    await page.setViewportSize({ ...viewport, width });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name}-${variant}.png`) });
  }
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null });
}
