import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type ErrorCode, errorKinds } from '#shared/errors.ts';
import { newAccount, type TestAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';
import { type ConsolePage, consolePages } from './support/pages.ts';
import { provideRecords } from './support/records.ts';

useBrowser();

let account: TestAccount;
let pages: readonly ConsolePage[];
beforeAll(async () => {
  account = await newAccount({ plan: 'enterprise' });
  pages = consolePages(await provideRecords(account));
});

interface Failure {
  name: string;
  fail: (route: Route) => Promise<void>;
  /** What the reader reads. */
  advice: string;
  /** The pages that it befalls; all if absent. */
  on?: readonly string[];
}

const refusal = (status: number, code: ErrorCode, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { error: { code, status, message: errorKinds[code].message, request_id: '', fields: {} } },
});

/** A list, a record, and pages of another shape: all pages take their advice from one place. */
const ofEachShape = ['#/', '#/reservations/1', '#/timeline', '#/reports', '#/places/1/count'];

const failures: readonly Failure[] = [
  {
    name: 'refused because of the rate',
    fail: (route) => route.fulfill(refusal(429, 'rate_limited', { 'retry-after': '40' })),
    advice: 'Too many requests. Try again in 40 seconds.',
    on: ofEachShape,
  },
  {
    name: 'refused because the service is busy',
    fail: (route) => route.fulfill(refusal(503, 'unavailable')),
    advice: 'The service is busy. Try again in a moment.',
  },
  {
    name: 'without a connection',
    fail: (route) => route.abort('internetdisconnected'),
    advice: 'The service cannot be reached. Try again in a moment.',
    on: ofEachShape,
  },
  {
    name: 'without an answer for long',
    fail: () => Promise.resolve(),
    advice: 'Still waiting for the service.',
    on: ofEachShape,
  },
];

const clickMilliseconds = 3_000;

test.each(failures)(
  '$name, pages keep what they show, and say what to do',
  {
    timeout: 400_000,
  },
  async ({ fail, advice, on }) => {
    const { page } = await openSignedIn(account.ownerEmail, '#/scan');
    await page.clock.install();
    const main = page.getByRole('main');
    const notice = main.getByText(advice).first();
    const tryAgain = main.getByRole('button', { name: 'Try again' });
    const failReads = (route: Route) =>
      route.request().method() === 'GET' ? fail(route) : route.fallback();
    const stop = () => page.route('**/v1/**', failReads);
    const goOn = () => page.unroute('**/v1/**', failReads);
    /** Asks again for each part of the page that said so. */
    const recover = async () => {
      await goOn();
      const clickAll = (buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      };
      let clickedAt = Number.NEGATIVE_INFINITY;
      const remaining = async () => {
        // Each click begins anew, and what has begun needs its time on a busy machine.
        if (performance.now() - clickedAt > clickMilliseconds) {
          clickedAt = performance.now();
          await tryAgain.evaluateAll(clickAll);
        }
        return notice.count();
      };
      await expect.poll(remaining, { ...polling, interval: 200 }).toBe(0);
    };
    const adviceAfter = async (what: string) => {
      const isThere = await waitForAdvice(page, advice);
      expect(isThere, what).toBe(true);
    };
    for (const { hash, loadedText, reload } of pages.filter(
      ({ hash }) => on?.includes(hash) ?? true,
    )) {
      await stop();
      await page.goto(`/${hash}`);
      await adviceAfter(`${hash}, opened`);
      await tryAgain.first().waitFor();
      await recover();
      await main.getByText(loadedText).first().waitFor();
      if (!reload) continue;
      await stop();
      await reload(page);
      await adviceAfter(`${hash}, loaded again`);
      expect(await main.getByText(loadedText).first().isVisible(), hash).toBe(true);
      await recover();
    }
  },
);

/** Whether a page gives its advice, at the latest once it has waited for some seconds. */
async function waitForAdvice(page: Page, advice: string): Promise<boolean> {
  const notice = page.getByRole('main').getByText(advice).first();
  for (let attempts = 0; attempts < 20; attempts += 1) {
    if (await notice.isVisible()) return true;
    await page.clock.runFor(1_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
