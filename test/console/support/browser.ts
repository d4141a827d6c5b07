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
import { ownPage } from '../../support/sign-in.ts';

/** How long tests wait for a page. It responds within a second, unless the machine is busy. */
export const polling = { timeout: 30_000 };

let browser: Browser;
/** The browser that all test files of a worker share. It ends with the worker. */
let sharedBrowser: Browser | undefined;

/** Provides the shared browser to the tests of a file; with arguments, a separate browser for this file. */
export function useBrowser(args: readonly string[] = []): void {
  beforeAll(async () => {
    if (args.length > 0) {
      browser = await launch(args);
      return () => browser.close();
    }
    if (!sharedBrowser?.isConnected()) sharedBrowser = await launch([]);
    browser = sharedBrowser;
  });
}

async function launch(args: readonly string[]): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    // Not the package's default arguments, which switch off features that the tests check.
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Opens a browser context. Its pages may not violate their content security policy, log errors or throw. */
export async function newVisitor(options: ContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: inject('service').url,
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  context.setDefaultTimeout(polling.timeout);
  const pageErrors: string[] = [];
  await context.exposeBinding('recordPageError', (_source, text: string) => pageErrors.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { recordPageError } = window as unknown as { recordPageError: (text: string) => void };
      recordPageError(`${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('weberror', (error) => pageErrors.push(String(error.error())));
  context.on('console', (message) => {
    // The browser itself logs every error response; the pages show those to the user.
    const isFromPage =
      message.type() === 'error' &&
      !/^(Failed to load resource|The Cross-Origin-Opener-Policy header)/.test(message.text());
    if (isFromPage) pageErrors.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(pageErrors).toEqual([]);
  });
  return context;
}

/**
 * Opens the console at an address such as `#/keys`, where the member has a session already: as after a reload,
 * without the sign-in form, which takes a third of the time of a short test.
 */
export async function openSignedIn(email: string, hash = '#/', options: ContextOptions = {}) {
  const context = await newVisitor(options);
  const login = await context.request.post('/v1/auth/login', {
    data: { email, password, transport: 'cookie' },
    headers: ownPage(),
  });
  if (login.status() !== 201) throw new Error(`${email} cannot sign in: ${await login.text()}`);
  const page = await context.newPage();
  await page.addInitScript(rememberSession);
  await page.goto(`/${hash}`);
  await page.locator('.shell').waitFor();
  return { context, page };
}

/** Lets the first page of a tab know that the browser has a session; later ones store that themselves. */
function rememberSession(): void {
  const isBlank = window.origin === 'null';
  if (isBlank || sessionStorage.getItem('test.opened') !== null) return;
  sessionStorage.setItem('test.opened', '1');
  localStorage.setItem('equipment.session', '1');
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
