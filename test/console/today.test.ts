import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import { checkOutLate, reserveLate } from '../support/overdue.ts';
import { newVisitor, openSignedIn, signIn, useBrowser } from './support/browser.ts';

useBrowser();

const minute = 60_000;
const inMinutes = (count: number) => new Date(Date.now() + count * minute).toISOString();

test('the Today page loads its overdue, inspection, issue and stock cards by four requests', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const create = async (path: string, body: object): Promise<number> =>
    (await api.post(path, body)).body.data.id;
  const lamp = await create('/v1/items', { name: 'Lamp', inspection_interval_days: 30 });
  const inspection = { name: 'Check', kind: 'inspection', time: inMinutes(-60 * 24 * 60) };
  await create('/v1/events', { ...inspection, iid: [lamp] });
  const drum = await create('/v1/items', { name: 'Drum kit' });
  const low = { inventory_enabled: true, inventory_minimum: 5 };
  await create('/v1/items', { name: 'Gaffer tape', ...low });
  const { body: me } = await api.get('/v1/directory/users');
  const user_id = me.data.find((one: { email?: string; name: string }) => one.name)?.id;
  await create('/v1/issues', { name: 'Flickers', iid: [lamp], user_id });
  const times = { start_time: inMinutes(-5), end_time: inMinutes(3000) };
  await create('/v1/reservations', { name: 'Matinee', iid: [drum], ...times });
  const checkout = { name: 'Rehearsal', iid: [lamp], occurred_at: inMinutes(-120) };
  await create('/v1/checkouts', { ...checkout, due_time: inMinutes(-60) });
  const viewport = { width: 390, height: 740 };
  const page = await (await newVisitor({ viewport })).newPage();
  await page.goto('/');
  const calls: string[] = [];
  await signIn(page, ownerEmail);
  page.on('request', (request) => {
    if (/\/v1\/(items|issues|reservations|checkouts)/.test(request.url()))
      calls.push(request.url());
  });
  await page.getByRole('region', { name: 'Overdue' }).getByText('Rehearsal').waitFor();
  await page.getByRole('region', { name: 'Inspections due' }).getByText('Lamp').waitFor();
  await page.getByRole('region', { name: 'My issues' }).getByText('Flickers').waitFor();
  await page.getByRole('region', { name: 'Low in stock' }).getByText('Gaffer tape').waitFor();
  expect(calls.length).toBeLessThanOrEqual(4);
  await page.getByRole('button', { name: 'Check out Matinee' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check out 1 item' }).click();
  await page.getByText('Matinee checked out.').waitFor();
  await page.goto('/#/today');
  await page.getByRole('button', { name: 'Check in Rehearsal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click();
  await page.getByText('Nothing is overdue.').waitFor();
});

test('if one request cannot return all due items, low stock is read separately, without a count', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const { body } = await api.post('/v1/items', { name: 'Lamp', inspection_interval_days: 30 });
  const check = { name: 'Check', kind: 'inspection', time: inMinutes(-60 * 24 * 60) };
  await api.post('/v1/events', { ...check, iid: [body.data.id] });
  const low = { inventory_enabled: true, inventory_minimum: 5 };
  await api.post('/v1/items', { name: 'Gaffer tape', ...low });
  const page = await (await newVisitor()).newPage();
  // The first page of many: the stock is on a later one.
  await page.route(/attention_before/, async (route) => {
    const response = await route.fetch();
    const { data, meta } = await response.json();
    const pagination = { ...meta.pagination, total: 300 };
    const firstPage = data.filter(({ name }: { name: string }) => name === 'Lamp');
    await route.fulfill({ response, json: { data: firstPage, meta: { ...meta, pagination } } });
  });
  await page.goto('/');
  await signIn(page, ownerEmail);
  const inspections = page.getByRole('region', { name: 'Inspections due' });
  await inspections.getByText('Lamp').waitFor();
  expect(await inspections.getByRole('heading').textContent()).toBe('Inspections due ');
  await inspections.getByRole('link', { name: 'and more' }).waitFor();
  await page.getByRole('region', { name: 'Low in stock' }).getByText('Gaffer tape').waitFor();
});

test('if one request cannot return all overdue checkouts, those due today are read separately', async () => {
  const account = await newAccount({ plan: 'enterprise' });
  const { body } = await account.api.post('/v1/items', { name: 'Lamp' });
  await checkOutLate(account, [body.data.id]);
  const [tape] = await newItems(account.api, 1);
  const due_time = inMinutes(6);
  await account.api.post('/v1/checkouts', { name: 'Tonight', iid: [tape], due_time });
  // A time zone in which six minutes from now is still today.
  const timezoneId = new Date().getUTCHours() === 23 ? 'Asia/Tokyo' : 'UTC';
  const page = await (await newVisitor({ timezoneId })).newPage();
  // The first page of many: what is due today is on a later one.
  await page.route(/\/v1\/checkouts\?(?!.*from=)/, async (route) => {
    const response = await route.fetch();
    const { data, meta } = await response.json();
    const pagination = { ...meta.pagination, total: 300 };
    const firstPage = data.filter(({ name }: { name: string }) => name === 'Late');
    await route.fulfill({ response, json: { data: firstPage, meta: { ...meta, pagination } } });
  });
  await page.goto('/');
  await signIn(page, account.ownerEmail);
  await page.getByRole('region', { name: 'Coming back' }).getByText('Tonight').waitFor();
  const overdue = page.getByRole('region', { name: 'Overdue' });
  await overdue.getByText('Late').waitFor();
  expect(await overdue.getByRole('heading').textContent()).toBe('Overdue ');
  await overdue.getByRole('link', { name: 'and more' }).waitFor();
});

test('the Today page shows reservations that were not picked up, and maintenance that is due', async () => {
  const account = await newAccount({ plan: 'enterprise' });
  const plan = { name: 'PAT test', kind: 'inspection', every_days: 365 };
  const maintenance = [{ ...plan, next_on: inMinutes(-3 * 24 * 60).slice(0, 10) }];
  const { body } = await account.api.post('/v1/items', { name: 'Lamp', maintenance });
  await reserveLate(account, [body.data.id]);
  const { page } = await openSignedIn(account.ownerEmail, '#/today');
  const overdue = page.getByRole('region', { name: 'Overdue' });
  await overdue.getByText(/not picked up, ended 1 hour ago/).waitFor();
  const due = page.getByRole('region', { name: 'Maintenance due' });
  await due.getByText(/^PAT test due/).waitFor();
  await due.getByRole('link', { name: 'Show all' }).click();
  await page.getByRole('main').getByText('Lamp').first().waitFor();
});
