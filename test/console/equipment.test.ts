import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const enterprise = { plan: 'enterprise' } as const;

test('the search runs while typing, and a late response does not replace a newer one', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  for (const name of ['Fog machine', 'Follow spot', 'Drum kit']) {
    await api.post('/v1/items', { name });
  }
  const { page } = await openSignedIn(ownerEmail);
  await page.getByText('3 items').waitFor();
  // The response to the first letters arrives long after the response to the whole word.
  await page.route(/q=fo&/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  const search = page.getByLabel('Search equipment');
  await search.fill('fo');
  await page.waitForRequest(/q=fo&/);
  await search.fill('follow');
  await page.getByText('1 item', { exact: true }).waitFor();
  await page.waitForTimeout(1800);
  expect(await page.getByText('1 item', { exact: true }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Follow spot' }).count()).toBe(1);
  expect(page.url()).toContain('q=follow');

  await page.getByRole('link', { name: 'Follow spot' }).click();
  await page.getByRole('heading', { name: 'Follow spot', level: 1 }).waitFor();
  await page.goBack();
  await page.getByText('1 item', { exact: true }).waitFor();
  expect(await search.inputValue()).toBe('follow');
});

test('an item is checked out, undone, checked out again and checked in', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Follow spot' });
  await api.post('/v1/contacts', { name: 'Northlight Events' });
  const itemPath = `/v1/items/${body.data.id}`;
  const stateOf = async () => (await api.get(itemPath)).body.data.availability;
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  const checkOut = async () => {
    await page.getByRole('button', { name: 'Check out', exact: true }).click();
    await page.getByRole('combobox', { name: 'Contact' }).fill('north');
    await page.getByRole('option', { name: 'Northlight Events' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Check out', exact: true }).click();
    await page.getByText('Checked out until').waitFor();
  };
  await checkOut();
  expect(await stateOf()).toBe('checked_out');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect(await stateOf()).toBe('available');

  await checkOut();
  await page.getByText('Northlight Events').first().waitFor();
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByText('Follow spot checked in.').waitFor();
  expect(await stateOf()).toBe('available');
  await page.getByRole('button', { name: 'Show history' }).click();
  await page
    .getByText(/checked in this item/)
    .first()
    .waitFor();
});

test('the check-out form names the booking that blocks it', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Drum kit' });
  const iid = [body.data.id];
  const { page } = await openSignedIn(ownerEmail, `#/items/${iid[0]}`);
  await page.getByRole('button', { name: 'Check out', exact: true }).click();
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  await api.post('/v1/checkouts', { name: 'Faster', iid, due_time });
  await page.getByRole('dialog').getByRole('button', { name: 'Check out', exact: true }).click();
  await page.getByRole('button', { name: 'Check out anyway' }).click();
  await page.getByRole('alert').filter({ hasText: 'Faster has it until' }).waitFor();
});

test('moving an item, setting its condition and reporting an issue can each be undone', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Lamp' });
  await api.post('/v1/locations', { name: 'Workshop' });
  const itemPath = `/v1/items/${body.data.id}`;
  const read = async () => (await api.get(itemPath)).body.data;
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByText('Undone.').last().waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).last().click();
  };

  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('combobox', { name: 'To' }).fill('work');
  await page.getByRole('option', { name: 'Workshop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await page.getByText('Lamp moved to Workshop.').waitFor();
  expect((await read()).location).toMatchObject({ name: 'Workshop' });
  await undo();
  expect((await read()).location).toBeNull();

  await page.getByRole('button', { name: 'Condition' }).click();
  await page.getByLabel('Condition', { exact: true }).selectOption('inoperative');
  await page.getByLabel('Reason').fill('Dropped');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Lamp set to out of order.').waitFor();
  expect(await read()).toMatchObject({ condition: 'inoperative', condition_remarks: 'Dropped' });
  await undo();
  expect(await read()).toMatchObject({ condition: 'operative' });

  await page.getByRole('button', { name: 'Report issue' }).click();
  await page.getByLabel('What is wrong').fill('Flickers');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByText('Issue “Flickers” reported.').waitFor();
  expect(await read()).toMatchObject({ condition: 'inoperative', open_issues_count: 1 });
  await undo();
  expect(await read()).toMatchObject({ condition: 'operative', open_issues_count: 0 });
});

test('a reservation is created, shown in the calendar, and cancelled', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Stage' });
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  await page.getByRole('button', { name: 'Reserve' }).click();
  await page.getByLabel('Purpose', { exact: true }).fill('Summer show');
  await page.getByRole('dialog').getByRole('button', { name: 'Reserve' }).click();
  await page.getByText('Reserved from').first().waitFor();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('link', { name: 'Summer show' }).click();
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByText('Summer show cancelled.').waitFor();
  const { body: remaining } = await api.get('/v1/reservations');
  expect(remaining.data).toMatchObject([{ status: 'completed', completed_as: 'cancelled' }]);
});

test('undoing a cancellation restores all fields of the reservation', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const create = async (path: string, body: object): Promise<number> =>
    (await api.post(path, body)).body.data.id;
  const reservation = {
    name: 'Lecture',
    iid: [await create('/v1/items', { name: 'Projector' })],
    start_time: '2031-05-04T10:00:00Z',
    end_time: '2031-05-04T12:00:00Z',
    contact_id: await create('/v1/contacts', { name: 'Kim Doe' }),
    location_id: await create('/v1/locations', { name: 'Hall' }),
    description: 'First of ten',
    external_ref: 'timetable-1',
    series_ref: 'timetable',
    auto_complete: true,
  };
  const id = await create('/v1/reservations', reservation);
  const { page } = await openSignedIn(ownerEmail, `#/reservations/${id}`);
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByText('Lecture cancelled.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  const { body } = await api.get('/v1/reservations?status=open');
  expect(body.data).toMatchObject([reservation]);
});

test('a member is offered only what the permissions allow', async () => {
  const { api, newUser } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Stage' });
  const email = `issues-only-${body.data.id}-${Date.now()}@example.com`;
  await newUser({ permissions: ['content.items', 'action.issue'] }, 'Kim', email);
  const { page } = await openSignedIn(email, `#/items/${body.data.id}`);
  await page.getByRole('button', { name: 'Report issue' }).waitFor();
  for (const name of ['Check out', 'Reserve']) {
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  }
  expect(await page.getByRole('link', { name: 'Calendar' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'API keys' }).count()).toBe(0);
});
