import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** `PICTURES=<folder> npm run test:browser` keeps what the walks show; none are taken without. */
const folder = process.env.PICTURES;

const looks = [
  { look: 'light', colorScheme: 'light', width: 1280 },
  { look: 'dark', colorScheme: 'dark', width: 1280 },
  { look: 'phone', colorScheme: 'light', width: 390 },
  { look: 'phone-dark', colorScheme: 'dark', width: 390 },
] as const;

/** Takes pictures of what a page shows, in each of the looks, and leaves it as it was. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!folder) return;
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
  mkdirSync(folder, { recursive: true });
  for (const { look, colorScheme, width } of looks) {
    await page.setViewportSize({ ...viewport, width });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name}-${look}.png`) });
  }
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null });
}
