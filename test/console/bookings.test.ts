import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';
import { takePictures } from './support/pictures.ts';

useBrowser();

const enterprise = { plan: 'enterprise' } as const;

test('a clash names the other booking and its times, and the next free time can be used', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Drum kit' });
  const iid = [body.data.id];
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).setUTCHours(0, 0, 0, 0);
  const at = (hours: number) => new Date(tomorrow + hours * 3_600_000).toISOString();
  const gig = { name: 'Big gig', iid, start_time: at(0), end_time: at(90) };
  await api.post('/v1/reservations', gig);
  const { page } = await openSignedIn(ownerEmail, `#/items/${iid[0]}`);
  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Purpose', { exact: true }).fill('Rehearsal');
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await dialog.getByText(/^Big gig, .*, has it\. Free from /).waitFor();
  await takePictures(page, 'clash');
  await dialog.getByRole('button', { name: 'Use this time' }).click();
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await page.getByText('Drum kit reserved from').waitFor();
  const { body: found } = await api.get('/v1/reservations?sort=start_time&direction=desc&limit=1');
  const { name, start_time, end_time } = found.data[0];
  expect([name, Date.parse(start_time)]).toEqual(['Rehearsal', Date.parse(gig.end_time)]);
  expect(Date.parse(end_time) - Date.parse(start_time)).toBe(9 * 3_600_000);
});

test('an item in an ongoing reservation is shown as reserved and links to the reservation', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Drum kit' });
  const now = Date.now();
  const start_time = new Date(now - 3_600_000).toISOString();
  const end_time = new Date(now + 3_600_000).toISOString();
  await api.post('/v1/reservations', { name: 'Gig', iid: [body.data.id], start_time, end_time });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('link', { name: 'Drum kit' }).getByText('Reserved now').waitFor();
  await page.getByRole('link', { name: 'Drum kit' }).click();
  await page.getByText('Reserved now, until').waitFor();
  expect(await page.getByRole('button', { name: 'Check out' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Open the reservation' }).click();
  await page.getByRole('button', { name: 'Check out now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check out 1 item' }).click();
  await page.getByText('Gig checked out.').waitFor();
});

test('a partial check-in by scanned labels opens an issue only for the damaged item', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const iid: number[] = [];
  for (let number = 1; number <= 15; number++) {
    const names = { name: `Lamp ${number}`, unique_id: `L-${number}`, qr: [`QR-${number}`] };
    iid.push((await api.post('/v1/items', names)).body.data.id);
  }
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  const { body } = await api.post('/v1/checkouts', { name: 'Matinee', iid, due_time });
  const { page } = await openSignedIn(ownerEmail, '#/checkouts');
  await page.getByRole('link', { name: 'Matinee' }).click();
  await page.getByRole('button', { name: 'Check in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Scan what comes back').waitFor();
  // A scanner types a text and Enter at once: here the codes of six items, then the labels of six.
  for (const label of [1, 2, 3, 4, 5, 6].map((number) => `L-${number}`)) {
    await page.keyboard.type(`${label}\n`);
  }
  for (const label of [7, 8, 9, 10, 11, 12].map((number) => `QR-${number}`)) {
    await page.keyboard.type(`${label}\n`);
  }
  await page.keyboard.type('QR-99\n');
  await dialog.getByText('Not part of this checkout: QR-99.').waitFor();
  await dialog.getByText('What comes back: 12 of 15 items').waitFor();
  await dialog.getByRole('checkbox', { name: 'Damaged: Lamp 7' }).check();
  await dialog.getByLabel('What is wrong with Lamp 7').fill('Torn cable');
  await takePictures(page, 'twelve-of-fifteen');
  // Another member checks one of them in first.
  await api.post(`/v1/checkouts/${body.data.id}/checkin`, { iid: [iid[2]] });
  await dialog.getByRole('button', { name: 'Check in 12' }).click();
  await page.getByText('11 of 15 items checked in.').waitFor();
  const { body: out } = await api.get(`/v1/checkouts/${body.data.id}`);
  expect(out.data.outstanding_iid).toEqual(iid.slice(12));
  const { body: issues } = await api.get('/v1/issues');
  expect(issues.data).toMatchObject([{ name: 'Torn cable', iid: [iid[6]] }]);
  const { body: items } = await api.get('/v1/items?display=inoperative');
  expect(items.data).toMatchObject([{ name: 'Lamp 7', checkout_id: null }]);
  await api.post(`/v1/issues/${issues.data[0].id}/status`, { status: 'closed' });
  expect((await api.get(`/v1/items/${iid[6]}`)).body.data.condition).toBe('operative');
});

/** Opens the check-in dialog of a checkout with one lamp. */
async function openCheckIn() {
  const { api, ownerEmail } = await newAccount(enterprise);
  const iid = [(await api.post('/v1/items', { name: 'Lamp' })).body.data.id];
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  await api.post('/v1/checkouts', { name: 'Matinee', iid, due_time });
  const { page } = await openSignedIn(ownerEmail, '#/checkouts/1');
  await page.getByRole('button', { name: 'Check in' }).click();
  return { api, page, iid };
}

test('undoing a check-in opens the new checkout with the same items', async () => {
  const { api, page, iid } = await openCheckIn();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click();
  await page.getByText('Lamp checked in.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Checkout 2').waitFor();
  expect((await api.get('/v1/checkouts/2')).body.data).toMatchObject({ iid, status: 'open' });
});

test('a check-in refused because the checkout was closed meanwhile reloads the page behind it', async () => {
  const { api, page } = await openCheckIn();
  await api.post('/v1/checkouts/1/checkin', {});
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click();
  await page.getByText('Checkout 1 is closed.').waitFor();
  await page.locator('.item-state').getByText('Returned').waitFor();
});

test('a label that cannot be looked up during a check-in stays listed and can be retried', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const iid: number[] = [];
  for (const number of [1, 2]) {
    const item = { name: `Lamp ${number}`, qr: [`QR-${number}`] };
    iid.push((await api.post('/v1/items', item)).body.data.id);
  }
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  await api.post('/v1/checkouts', { name: 'Matinee', iid, due_time });
  const { page } = await openSignedIn(ownerEmail, '#/checkouts/1');
  await page.getByRole('button', { name: 'Check in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Scan what comes back').waitFor();
  await page.route('**/v1/items/lookup?*', (route) => route.abort('internetdisconnected'));
  await page.keyboard.type('QR-1\n');
  await dialog.getByText('Not looked up yet: QR-1.').waitFor();
  await page.unroute('**/v1/items/lookup?*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('What comes back: 1 of 2 items').waitFor();
  expect(await dialog.getByText('Not looked up yet').count()).toBe(0);
});

test('a reservation is found, edited around a clash, printed, and checked out in part', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const iid: number[] = [];
  for (const name of ['Stage', 'Drum kit', 'Fog machine']) {
    iid.push((await api.post('/v1/items', { name })).body.data.id);
  }
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).setUTCHours(0, 0, 0, 0);
  const at = (hours: number) => new Date(tomorrow + hours * 3_600_000).toISOString();
  const day = { start_time: at(9), end_time: at(18) };
  await api.post('/v1/reservations', { name: 'Big gig', iid: [iid[2]], ...day });
  const external_ref = 'order-7';
  await api.post('/v1/reservations', { name: 'Lecture', iid: [iid[0]], external_ref, ...day });
  const { page } = await openSignedIn(ownerEmail, '#/reservations');
  await page.getByText('2 reservations').waitFor();
  await page.getByRole('searchbox').fill('lectu');
  await page.getByText('1 reservation', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Lecture' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Drum kit', 'Fog machine']) {
    await dialog.getByRole('combobox', { name: 'Add an item' }).fill(name);
    await dialog.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: `Remove ${name}` }).waitFor();
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Fog machine: Big gig').waitFor();
  await dialog.getByRole('button', { name: 'Leave out Fog machine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Lecture saved.').waitFor();
  await page.getByRole('link', { name: 'Pick list' }).click();
  await page.getByRole('row', { name: 'Drum kit' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  expect(await page.getByRole('row', { name: 'Drum kit' }).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Check out now' }).click();
  await dialog.getByRole('checkbox', { name: 'Stage' }).uncheck();
  await dialog.getByRole('button', { name: 'Check out 1 item' }).click();
  await page.getByText('Lecture checked out.').waitFor();
  await page.getByRole('link', { name: 'Handover slip' }).waitFor();
  const { body: checkouts } = await api.get('/v1/checkouts');
  expect(checkouts.data).toMatchObject([{ iid: [iid[1]], status: 'open' }]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByText('Undone.').waitFor();
  const { body: open } = await api.get('/v1/reservations?status=open&q=lecture');
  expect(open.data).toMatchObject([{ iid: iid.slice(0, 2), ...withoutMilliseconds(day) }]);
});

/** The times as the API formats them, without milliseconds. */
const withoutMilliseconds = (times: { start_time: string; end_time: string }) =>
  Object.fromEntries(
    Object.entries(times).map(([name, at]) => [name, at.replace(/\.\d{3}Z$/, 'Z')]),
  );
