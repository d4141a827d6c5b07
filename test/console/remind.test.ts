import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { mailsTo, waitForMails } from '../support/mails.ts';
import { inMinutes } from '../support/time.ts';
import { violationsOf } from './support/axe.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

/** Creates two overdue checkouts: for a contact with an email address, and for one without. */
async function createOverdueCheckouts() {
  const account = await newAccount();
  const create = async (path: string, body: object): Promise<number> =>
    (await account.api.post(path, body)).body.data.id;
  const email = `${randomUUID()}@example.com`;
  const checkOut = async (name: string, contact: object) => {
    const iid = [await create('/v1/items', { name: `${name} lamp` })];
    const contact_id = await create('/v1/contacts', contact);
    const times = { occurred_at: inMinutes(-120), due_time: inMinutes(-60) };
    return create('/v1/checkouts', { name, iid, contact_id, ...times });
  };
  const id = await checkOut('Rehearsal', { name: 'Ada Moreau', email });
  await checkOut('Gala', { name: 'Silent' });
  return { ...account, email, id };
}

test('a reminder on the Today page is previewed first, and sent only on the click', async () => {
  const { ownerEmail, email } = await createOverdueCheckouts();
  const { page } = await openSignedIn(ownerEmail, '#/today');
  const overdue = page.getByRole('region', { name: 'Overdue' });
  await overdue.getByRole('button', { name: 'Remind Rehearsal' }).click();
  const dialog = page.getByRole('dialog');
  const mail = dialog.getByRole('region', { name: 'Mail' });
  await mail.getByText('Rehearsal lamp').waitFor();
  const previewText = await mail.innerText();
  expect(await dialog.innerText()).toContain('Ada Moreau');
  expect(await mailsTo(email)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send reminder' }).click();
  await overdue.getByText(/^Reminded/).waitFor();
  expect(await overdue.getByRole('button', { name: 'Remind Rehearsal' }).count()).toBe(0);
  const [message] = await waitForMails(email, 1);
  const withSingleSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  expect(withSingleSpaces(previewText)).toBe(
    withSingleSpaces(`${message?.subject} ${message?.text}`),
  );
});

test('a contact without an email address cannot be reminded, and the dialog says so', async () => {
  const { ownerEmail } = await createOverdueCheckouts();
  const { page } = await openSignedIn(ownerEmail, '#/overdue');
  await page.getByRole('button', { name: 'Remind Gala' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/has no email address/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Send reminder' }).isDisabled()).toBe(true);
});

test('a reminder is sent by keyboard on the checkout page, which then shows when', async () => {
  const { ownerEmail, id } = await createOverdueCheckouts();
  const { page } = await openSignedIn(ownerEmail, `#/checkouts/${id}`);
  const button = page.getByRole('button', { name: 'Remind', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Mail' }).waitFor();
  await page.getByRole('button', { name: 'Send reminder' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Reminded', { exact: true }).waitFor();
  expect(await button.count()).toBe(0);
});

const viewOptions = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 1280].map((width) => ({ colorScheme, width })),
);

test.each(viewOptions)(
  'axe finds nothing wrong with the dialog, $colorScheme and $width pixels wide',
  async ({ colorScheme, width }) => {
    const { ownerEmail } = await createOverdueCheckouts();
    const look = { colorScheme, viewport: { width, height: 740 } };
    const { page } = await openSignedIn(ownerEmail, '#/overdue', look);
    await page.getByRole('button', { name: 'Remind Rehearsal' }).click();
    await page.getByRole('region', { name: 'Mail' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
