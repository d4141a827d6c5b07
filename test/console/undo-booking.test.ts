import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

test.each([
  ['Reserve', '1 item reserved from'],
  ['Check out', '1 item checked out.'],
])(
  'after the undo of a booking, its form is shown again as it was sent: %s',
  async (action, text) => {
    const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
    await api.post('/v1/items', { name: 'Lamp' });
    await api.post('/v1/contacts', { name: 'Ada' });
    const { page } = await openSignedIn(ownerEmail);
    await page.getByRole('checkbox', { name: 'Select Lamp' }).press('Space');
    await page.getByRole('link', { name: action, exact: true }).press('Enter');
    const purpose = page.getByLabel('Purpose', { exact: true });
    const contact = page.getByRole('combobox', { name: 'Contact' });
    await purpose.fill('Gig');
    await contact.fill('Ada');
    await page.getByRole('button', { name: `${action} 1 item` }).click();
    await page.getByText(text).waitFor();
    await page.getByRole('heading', { name: 'Gig' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: `${action} 1 item` }).waitFor();
    expect(await purpose.inputValue()).toBe('Gig');
    expect(await contact.inputValue()).toBe('Ada');
  },
);
