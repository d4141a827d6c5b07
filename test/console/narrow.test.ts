import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const viewport = { width: 320, height: 740 };

/** By how many pixels the content of the page or its dialog overflows sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog')];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });

test('the count of selected items does not make a page wider than a phone', async () => {
  const { api, ownerEmail } = await newAccount();
  const names = Array.from({ length: 12 }, (_, index) => `Lamp ${index}`);
  await Promise.all(names.map((name) => api.post('/v1/items', { name })));
  const { page } = await openSignedIn(ownerEmail, '#/', { viewport });
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await page.goto('/#/today');
  await page.getByRole('link', { name: '12 selected' }).waitFor();
  await page.getByRole('link', { name: 'Notifications' }).waitFor();
  await page.getByRole('link', { name: 'Equipment', exact: true }).first().waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

const word = 'x'.repeat(100);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Creates records whose values are long words without spaces. */
async function createLongWords({ api, newUser }: TestAccount) {
  const create = async (path: string, body: object): Promise<number> =>
    (await api.post(path, { name: word, ...body })).body.data.id;
  const parent_id = await create('/v1/locations', {});
  const location_id = await create('/v1/locations', { parent_id });
  const texts = { unique_id: word, type: word, custom_fields: { [word]: word } };
  const item = await create('/v1/items', { location_id, ...texts });
  const kit = await create('/v1/kits', { iid: [item] });
  const times = { start_time: inHours(-1), end_time: inHours(5) };
  const reservation = await create('/v1/reservations', { iid: [item], ...times });
  const { email } = await newUser({ role: 'viewer' }, word);
  return { item, place: location_id, kit, reservation, viewerEmail: email };
}

test('long words do not make a page or a dialog wider than a phone', async () => {
  const account = await newAccount();
  const { item, place, kit, reservation, viewerEmail } = await createLongWords(account);
  const { page } = await openSignedIn(account.ownerEmail, '#/', { viewport });
  const pages = {
    [`items/${item}`]: 'Details',
    [`places/${place}`]: 'Here now',
    [`places/${place}/count`]: 'Not seen yet',
  };
  for (const [hash, text] of Object.entries(pages)) {
    await page.goto(`/#/${hash}`);
    await page.getByText(text).first().waitFor();
    expect(await overflowOf(page), hash).toBeLessThanOrEqual(0);
  }
  const dialogs = [
    [`items/${item}`, 'Edit'],
    [`items/${item}`, 'Delete'],
    [`kits/${kit}`, 'Delete'],
    [`reservations/${reservation}`, 'Check out now'],
  ] as const;
  for (const [hash, name] of dialogs) {
    await page.goto(`/#/${hash}`);
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (const group of await dialog.locator('summary').all()) await group.click();
    expect(await overflowOf(page), `${name} ${hash}`).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  const { page: viewerPage } = await openSignedIn(viewerEmail, '#/members', { viewport });
  await viewerPage.getByRole('main').getByText(word).waitFor();
  expect(await overflowOf(viewerPage), 'members').toBeLessThanOrEqual(0);
});

test('long words do not make reports, labels or scans wider than a phone', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/items', { name: word, qr: [`QR ${word}`] });
  await api.post('/v1/items', { name: `${word}y` });
  const checkout = { name: word, iid: [body.data.id], due_time: inHours(5) };
  await api.post('/v1/checkouts', { ...checkout, occurred_at: inHours(-48) });
  const { page } = await openSignedIn(ownerEmail, '#/', { viewport });
  await page.getByRole('button', { name: 'Select all 2' }).click();
  await page.goto('/#/reports');
  await page.getByText('Most of it').waitFor();
  expect(await overflowOf(page), 'reports').toBeLessThanOrEqual(0);
  await page.goto('/#/selection/labels');
  await page.getByText('Without a label or a code').waitFor();
  expect(await overflowOf(page), 'labels').toBeLessThanOrEqual(0);
  await page.goto('/#/scan');
  const field = page.getByLabel('Label', { exact: true });
  await field.fill(`QR ${word}`);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Check in 1' }).waitFor();
  await field.fill(`${word}z`);
  await field.press('Enter');
  await page.getByText('No item has the label').waitFor();
  expect(await overflowOf(page), 'scan').toBeLessThanOrEqual(0);
});

test('a name that is written from right to left does not turn the amounts beside it', async () => {
  const { api, ownerEmail } = await newAccount();
  const stock = { inventory_enabled: true, inventory_quantity: 12, inventory_minimum: 20 };
  await api.post('/v1/items', { name: '\u202egala', ...stock });
  const { page } = await openSignedIn(ownerEmail, '#/today');
  const details = page.getByText('12 of 20');
  await details.waitFor();
  const isInOrder = await details.evaluate((element) => {
    const text = element.firstChild ?? element;
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(0) < leftOf(1);
  });
  expect(isInOrder).toBe(true);
});

test('a message covers neither the bar of a selection nor the end of a page', async () => {
  const { api, ownerEmail } = await newAccount();
  await api.post('/v1/locations', { name: 'Depot' });
  await api.post('/v1/items', { name: 'Lamp' });
  const { page } = await openSignedIn(ownerEmail, '#/', { viewport });
  await page.getByRole('button', { name: 'Select all 1' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('combobox', { name: 'To' }).fill('Depot');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  // A message stays as long as it has the focus.
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  const edgesOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not shown.`);
    return { top: box.y, bottom: box.y + box.height };
  };
  const { top, bottom } = await edgesOf('.toast');
  expect(bottom).toBeLessThan((await edgesOf('.selection-bar')).top);
  // The bar above the page stays free, too.
  expect(top).toBeGreaterThan((await edgesOf('.top')).bottom);
  await page.goto('/#/items/1');
  await page.getByRole('button', { name: 'Show history' }).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect((await edgesOf('main > :last-child')).bottom).toBeLessThan((await edgesOf('.toast')).top);
});

test('a long message leaves the words of its buttons whole', async () => {
  const { api, ownerEmail } = await newAccount();
  await api.post('/v1/contacts', { name: 'Ada Moreau of the fire brigade' });
  const { page } = await openSignedIn(ownerEmail, '#/contacts/1', { viewport });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  // A dialog breaks long words, and shows the message itself.
  await page.getByRole('button', { name: 'Block' }).click();
  const lines = await page.getByRole('button', { name: 'Undo' }).evaluate(({ firstChild }) => {
    const range = document.createRange();
    range.selectNode(firstChild as Node);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('on a phone, the codes of items stay whole beside long names', async () => {
  const { api, ownerEmail } = await newAccount();
  // Of so many lengths, some leave room for half a code.
  const names = Array.from({ length: 20 }, (_, index) => `Long lamp ${'i'.repeat(index)}`);
  const create = async (name: string, index: number): Promise<number> =>
    (await api.post('/v1/items', { name, unique_id: `FIX-${1000 + index}` })).body.data.id;
  const iid = await Promise.all(names.map(create));
  await api.post('/v1/checkouts', { name: 'Gig', iid, due_time: inHours(5) });
  const { page } = await openSignedIn(ownerEmail, '#/checkouts/1', { viewport });
  await page.getByRole('button', { name: 'Check in' }).click();
  await page.getByRole('dialog').waitFor();
  const heights = await page
    .getByText(/^FIX-1/)
    .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().height));
  expect(heights).toHaveLength(2 * names.length);
  expect(Math.max(...heights)).toBeLessThan(25);
});

test('of a long Arabic name, the list of equipment shows the beginning', async () => {
  const { api, ownerEmail } = await newAccount();
  await api.post('/v1/items', { name: 'كاميرا سينمائية رقمية مع عدسة كبيرة وحامل ثلاثي' });
  const { page } = await openSignedIn(ownerEmail, '#/', { viewport });
  const [letter, box] = await page.locator('.row-name strong').evaluate((name) => {
    const range = document.createRange();
    range.setStart(name.firstChild as Node, 0);
    range.setEnd(name.firstChild as Node, 1);
    return [range.getBoundingClientRect().toJSON(), name.getBoundingClientRect().toJSON()];
  });
  expect(letter.left).toBeGreaterThanOrEqual(box.left);
  expect(letter.right).toBeLessThanOrEqual(box.right);
});

test('nothing is wider than a phone that shows everything in twice the size', async () => {
  const { api, ownerEmail } = await newAccount();
  const names = ['Warehouse', 'Hall', 'Aisle', 'Rack', 'Shelf', 'Box'];
  let parent_id: number | null = null;
  for (const name of names) {
    const { body } = await api.post('/v1/locations', { name, parent_id });
    parent_id = body.data.id;
  }
  const { body } = await api.post('/v1/items', { name: 'Follow spot', unique_id: 'SPOT-1' });
  const iid = [body.data.id];
  const late = { due_time: inHours(-1), occurred_at: inHours(-48) };
  await api.post('/v1/checkouts', { name: 'Matinee', iid, ...late });
  const options = { viewport: { width: 180, height: 370 } };
  const { page } = await openSignedIn(ownerEmail, '#/', options);
  const pages = {
    '': 'Follow spot',
    checkouts: 'Matinee',
    overdue: 'Matinee',
    places: 'Box',
    members: 'Active',
    activity: 'signed in',
    settings: 'This browser',
  };
  for (const [hash, text] of Object.entries(pages)) {
    await page.goto(`/#/${hash}`);
    await page.getByRole('main').getByText(text).first().waitFor();
    expect.soft(await overflowOf(page), hash).toBeLessThanOrEqual(0);
  }
});

test.each(['reservations', 'timeline', 'activity'])(
  'on a phone, the filters of the %s open by a button',
  async (name) => {
    const { ownerEmail } = await newAccount();
    const { page } = await openSignedIn(ownerEmail, `#/${name}`, { viewport });
    const label = name === 'activity' ? 'What' : 'Place';
    const filter = page.getByRole('main').getByLabel(label).first();
    const button = page.getByRole('button', { name: 'Filters' });
    await button.waitFor();
    expect(await filter.isVisible()).toBe(false);
    await button.click();
    await filter.waitFor();
    await page.setViewportSize({ width: 1280, height: 740 });
    expect(await button.isVisible()).toBe(false);
    expect(await filter.isVisible()).toBe(true);
  },
);
