import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished } from 'vitest';
import { password } from '../../support/account.ts';

/** How long a page is waited for: it answers within a second, unless the machine is busy. */
export const polling = { timeout: 30_000 };

let browser: Browser;
/** What the files that a worker runs one after the other have in common; it ends with the worker. */
let common: Browser | undefined;

/** Gives the tests of a file a browser, in which each has a context of its own; with arguments, one for the file. */
export function useBrowser(args: readonly string[] = []): void {
  beforeAll(async () => {
    if (args.length > 0) {
      browser = await launch(args);
      return () => browser.close();
    }
    if (!common?.isConnected()) common = await launch([]);
    browser = common;
  });
}

async function launch(args: readonly string[]): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    // Not the package's own list: that one switches off what the tests are to see.
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** A browser of somebody; in the end, no page of it may have broken its policy or thrown. */
export async function newVisitor(options: ContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: inject('service').url,
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  context.setDefaultTimeout(polling.timeout);
  const complaints: string[] = [];
  await context.exposeBinding('complain', (_source, text: string) => complaints.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { complain } = window as unknown as { complain: (text: string) => void };
      complain(`${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    // The browser itself writes of every answer that is an error; the pages tell the reader.
    const isOwn =
      message.type() === 'error' &&
      !/^(Failed to load resource|The Cross-Origin-Opener-Policy header)/.test(message.text());
    if (isOwn) complaints.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  return context;
}

/** Opens the console at an address such as `#/keys`, and signs in there. */
export async function openSignedIn(email: string, hash = '#/', options: ContextOptions = {}) {
  const context = await newVisitor(options);
  const page = await context.newPage();
  await page.goto(`/${hash}`);
  await signIn(page, email);
  await page.locator('.shell').waitFor();
  return { context, page };
}

/** Signs in on a page, or in a window of it. */
export async function signIn(
  page: Page | Locator,
  email: string,
  secret = password,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
