import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { checkOut } from '../support/bookings.ts';
import { inMinutes } from '../support/time.ts';
import { violationsOf } from './support/axe.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const dayMinutes = 24 * 60;

/** Creates a lamp checked out for six days, a drum that was out for two, and an issue of each. */
async function createReportData() {
  const account = await newAccount();
  const { api } = account;
  const create = async (path: string, body: object): Promise<number> =>
    (await api.post(path, body)).body.data.id;
  const lamp = await create('/v1/items', { name: 'Lamp', type: 'Light' });
  const drum = await create('/v1/items', { name: 'Drum', type: 'Sound' });
  const times = { occurred_at: inMinutes(-6 * dayMinutes) };
  await checkOut(api, [lamp], dayMinutes, times);
  const returned = await checkOut(api, [drum], dayMinutes, times);
  const checkin = { occurred_at: inMinutes(-4 * dayMinutes) };
  await api.post(`/v1/checkouts/${returned.body.data.id}/checkin`, checkin);
  await create('/v1/issues', { name: 'Flickers', iid: [lamp], cost: 30.5 });
  await create('/v1/issues', { name: 'Torn', iid: [drum], cost: 70 });
  return account;
}

/** Whether anything is drawn on a canvas. */
const isDrawn = (canvas: Element) => {
  const { width, height } = canvas as HTMLCanvasElement;
  const context = (canvas as HTMLCanvasElement).getContext('2d');
  return context?.getImageData(0, 0, width, height).data.some((value) => value > 0) ?? false;
};

test('reports show charts, summaries and tables with at most four requests', async () => {
  const { ownerEmail } = await createReportData();
  const { page } = await openSignedIn(ownerEmail);
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/v1\//.test(request.url())) calls.push(request.url());
  });
  await page.getByRole('link', { name: 'Reports' }).click();
  const region = (name: string) => page.getByRole('region', { name });
  await region('Days out')
    .getByText('Items were out for a total of 8 days in the last 13 weeks')
    .waitFor();
  await region('Cost of issues').getByText('cost 100.50').waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls.length).toBeLessThanOrEqual(4);
  for (const name of ['Days out', 'Out the most', 'Cost of issues']) {
    const chart = region(name).getByRole('img');
    expect(await chart.evaluate(isDrawn), name).toBe(true);
    expect(await chart.getAttribute('aria-label')).toContain(name);
  }
  const table = region('Out the most').getByRole('table');
  expect(await table.isVisible()).toBe(false);
  await region('Out the most').getByText('Show as a table').press('Enter');
  expect(await table.getByRole('rowheader').allTextContents()).toEqual(['Lamp', 'Drum']);
  await region('Cost of issues').getByLabel('Show the cost by').selectOption('category');
  await region('Cost of issues').getByText('Most of it: Sound, with 70.00.').waitFor();
  await page.getByLabel('Period').selectOption('months');
  await region('Days out').getByText('in the last 12 months').waitFor();
});

test('an empty account has no charts, and says so', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/reports');
  await page.getByText('Nothing was out in the last 13 weeks.').first().waitFor();
  await page.getByText('No issue in the last 13 weeks has a cost.').waitFor();
  expect(await page.getByRole('img').count()).toBe(0);
});

test('the charts follow the theme', async () => {
  const { ownerEmail } = await createReportData();
  const { page } = await openSignedIn(ownerEmail, '#/reports', { colorScheme: 'light' });
  const chart = page.getByRole('region', { name: 'Days out' }).getByRole('img');
  await chart.waitFor();
  const imageOf = () => chart.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const light = await imageOf();
  await page.getByLabel('Theme').selectOption('dark');
  await expect.poll(imageOf).not.toBe(light);
});

const viewOptions = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 1280].map((width) => ({ colorScheme, width })),
);

test.each(viewOptions)(
  'axe finds nothing wrong with reports, $colorScheme and $width pixels wide',
  async ({ colorScheme, width }) => {
    const { ownerEmail } = await createReportData();
    const look = { colorScheme, viewport: { width, height: 740 } };
    const { page } = await openSignedIn(ownerEmail, '#/reports', look);
    const tables = page.getByText('Show as a table');
    await tables.first().waitFor();
    for (const table of await tables.all()) await table.click();
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
