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
  /** The message that the page shows. */
  advice: string;
  /** The addresses of the pages to test; all if absent. */
  onPages?: readonly string[];
}

const refusal = (status: number, code: ErrorCode, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { error: { code, status, message: errorKinds[code].message, request_id: '', fields: {} } },
});

/** One page of each layout. All pages share the code that shows the message. */
const onePagePerLayout = ['#/', '#/reservations/1', '#/timeline', '#/reports', '#/places/1/count'];

const failures: readonly Failure[] = [
  {
    name: 'refused because of the rate',
    fail: (route) => route.fulfill(refusal(429, 'rate_limited', { 'retry-after': '40' })),
    advice: 'Too many requests. Try again in 40 seconds.',
    onPages: onePagePerLayout,
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
    onPages: onePagePerLayout,
  },
  {
    name: 'without a response for long',
    fail: () => Promise.resolve(),
    advice: 'Still waiting for the service.',
    onPages: onePagePerLayout,
  },
];

const clickMilliseconds = 3_000;

test.each(failures)(
  '$name: pages keep their content and say what to do',
  {
    timeout: 400_000,
  },
  async ({ fail, advice, onPages }) => {
    const { page } = await openSignedIn(account.ownerEmail, '#/scan');
    await page.clock.install();
    const main = page.getByRole('main');
    const notice = main.getByText(advice).first();
    const tryAgain = main.getByRole('button', { name: 'Try again' });
    const failReads = (route: Route) =>
      route.request().method() === 'GET' ? fail(route) : route.fallback();
    const startFailing = () => page.route('**/v1/**', failReads);
    const stopFailing = () => page.unroute('**/v1/**', failReads);
    /** Presses each Try again button until the message is gone. */
    const recover = async () => {
      await stopFailing();
      const clickAll = (buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      };
      let clickedAt = Number.NEGATIVE_INFINITY;
      const remaining = async () => {
        // Each click starts the load anew, so a slow load gets some time before the next click.
        if (performance.now() - clickedAt > clickMilliseconds) {
          clickedAt = performance.now();
          await tryAgain.evaluateAll(clickAll);
        }
        return notice.count();
      };
      await expect.poll(remaining, { ...polling, interval: 200 }).toBe(0);
    };
    const expectAdvice = async (context: string) => {
      const isShown = await waitForAdvice(page, advice);
      expect(isShown, context).toBe(true);
    };
    for (const { hash, loadedText, reload } of pages.filter(
      ({ hash }) => onPages?.includes(hash) ?? true,
    )) {
      await startFailing();
      await page.goto(`/${hash}`);
      await expectAdvice(`${hash}, opened`);
      await tryAgain.first().waitFor();
      await recover();
      await main.getByText(loadedText).first().waitFor();
      if (!reload) continue;
      await startFailing();
      await reload(page);
      await expectAdvice(`${hash}, loaded again`);
      expect(await main.getByText(loadedText).first().isVisible(), hash).toBe(true);
      await recover();
    }
  },
);

/** Whether the page shows the message within twenty seconds of its clock. */
async function waitForAdvice(page: Page, advice: string): Promise<boolean> {
  const notice = page.getByRole('main').getByText(advice).first();
  for (let attempts = 0; attempts < 20; attempts += 1) {
    if (await notice.isVisible()) return true;
    await page.clock.runFor(1_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
