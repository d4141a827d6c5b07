import { expect, test } from 'vitest';
import { ContactPage } from '#console/pages/contacts/contact.tsx';
import { ItemPage } from '#console/pages/item/item.tsx';
import { mount, textsOf } from './mount.ts';
import { checkout, contact, item, reservation } from './sample.ts';
import { serve } from './service.ts';

const totals = ['Only 1 of 250 checkouts are shown.', 'Only 1 of 300 reservations are shown.'];

/** Answers the lists of bookings with one record of many, other lists with nothing. */
function serveMany(record: object) {
  serve(['view'], (_method, path) => {
    const [data, total] = /^\/v1\/checkouts\?.*status=open/.test(path)
      ? [[checkout], 250]
      : /^\/v1\/reservations\?/.test(path)
        ? [[reservation], 300]
        : [[], 0];
    if (/\/\d+$/.test(path)) return [{ data: record, meta: {} }];
    return [{ data, meta: { pagination: { next_cursor: null, total } } }];
  });
}

const routeOf = (section: string) => ({
  path: `/${section}/1`,
  parts: [section, '1'],
  query: new URLSearchParams(),
});

test('the page of a contact says that it does not show all open bookings', async () => {
  serveMany(contact);
  const root = await mount(<ContactPage route={routeOf('contacts')} />);
  await expect.poll(() => textsOf(root, '.notice')).toEqual(totals);
});

test('the page of an item says that it does not show all open bookings', async () => {
  serveMany({ ...item, checkout_id: checkout.id });
  const root = await mount(<ItemPage route={routeOf('items')} />);
  await expect.poll(() => textsOf(root, '.notice')).toEqual(totals);
});
