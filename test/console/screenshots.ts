import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Page, chromium as playwright } from 'playwright-core';
import { newLocalStart } from '../local/start.ts';

/** Takes the screenshots of the README, from a service started with the demo account. */

const folder = join(import.meta.dirname, '..', '..', 'docs', 'screenshots');

interface Shot {
  name: string;
  hash: string;
  /** A text that is shown once the page has loaded. */
  loadedText: string;
  theme?: 'light' | 'dark';
  width?: number;
  prepare?: (page: Page) => Promise<void>;
}

const shots: Shot[] = [
  { name: 'equipment', hash: '#/?order=due_time', loadedText: '627 items' },
  { name: 'item', hash: '#/?q=FIX-0042', loadedText: '1 item', prepare: openFirst },
  { name: 'calendar', hash: '#/calendar', loadedText: 'Light festival', theme: 'dark' },
  { name: 'keys', hash: '#/keys', loadedText: 'of 5 keys' },
  { name: 'new-key', hash: '#/keys', loadedText: 'of 5 keys', prepare: chooseScopes },
  { name: 'phone', hash: '#/', loadedText: '627 items', width: 360 },
];

const local = newLocalStart();
const service = local.start();
try {
  const { url } = await service.ready();
  const { ownerEmail, ownerPassword } = JSON.parse(
    readFileSync(join(local.folder, 'demo.json'), 'utf8'),
  );
  mkdirSync(folder, { recursive: true });
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox'],
  });
  for (const { name, hash, loadedText, theme = 'light', width = 1280, prepare } of shots) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${url}/${hash}`);
    await page.getByLabel('Email').fill(ownerEmail);
    await page.getByLabel('Password').fill(ownerPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText(loadedText).first().waitFor();
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await context.close();
  }
  await browser.close();
} finally {
  local.end();
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Items' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Bookings' }).waitFor();
}

async function chooseScopes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Web shop');
  const chosen = { Items: 'read', Contacts: 'write', Reservations: 'write' };
  for (const [family, level] of Object.entries(chosen)) {
    await page.getByRole('group', { name: family, exact: true }).getByLabel(level).check();
  }
  await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo(0, 0));
}
