import { expect, test } from 'vitest';
import { ContactPage } from '#console/pages/contacts/contact.tsx';
import { mount } from './mount.ts';
import { contact } from './sample.ts';
import { serve } from './service.ts';

const route = { path: '/contacts/1', parts: ['contacts', '1'], query: new URLSearchParams() };

test.each([
  ['ann@example.com', 'mailto:ann@example.com'],
  ['ann?bcc=eve@example.com', 'mailto:ann%3Fbcc%3Deve@example.com'],
  ['50%off@example.com', 'mailto:50%25off@example.com'],
])('a mail to %s goes to this address only', async (email, address) => {
  serve(['view'], (_method, path) => {
    const isContact = /\/\d+$/.test(path);
    const meta = { pagination: { next_cursor: null, total: 0 } };
    return [isContact ? { data: { ...contact, email }, meta: {} } : { data: [], meta }];
  });
  const root = await mount(<ContactPage route={route} />);
  await expect
    .poll(() => root.querySelector('a[href^="mailto:"]')?.getAttribute('href'))
    .toBe(address);
});
