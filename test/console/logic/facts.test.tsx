import { expect, test } from 'vitest';
import { Facts } from '#console/pages/item/facts.tsx';
import { mount, only, textsOf } from './mount.ts';
import { item, location } from './sample.ts';
import { serve } from './service.ts';

const showCustomFields = (custom_fields: Record<string, string | number | boolean>) =>
  mount(<Facts item={{ ...item, custom_fields }} />);

test('a custom field with a web address is a link in a new tab, labelled by its file name', async () => {
  const manual = 'http://example.com/manuals/lamp%20II.pdf';
  const link = only<HTMLAnchorElement>(await showCustomFields({ manual }), 'a');
  expect(link.textContent).toBe('lamp II.pdf');
  expect([link.getAttribute('href'), link.rel, link.target]).toEqual([
    manual,
    'noreferrer noopener',
    '_blank',
  ]);
});

test('a web address that cannot be decoded is shown as it is', async () => {
  expect(only(await showCustomFields({ odd: 'https://example.com/100%' }), 'a').textContent).toBe(
    '100%',
  );
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'see https://example.com/a b',
  'example.com',
])('a custom field with the value %s is not a link', async (trick) => {
  const root = await showCustomFields({ trick });
  expect(root.querySelectorAll('a')).toHaveLength(0);
  expect(root.textContent).toContain(trick);
});

test('names and values of custom fields are shown in words', async () => {
  const root = await showCustomFields({ is_ours: true, watt: 62.5 });
  expect(root.textContent).toMatch(/Is ours\s*Yes/);
  expect(root.textContent).toMatch(/Watt\s*62\.5/);
});

test('fields without a value are not listed', async () => {
  const bare = { ...item, unique_id: null, acquisition_value: null, qr: [], tags: [] };
  const root = await mount(<Facts item={bare} />);
  for (const name of ['Code', 'Purchase value', 'Labels', 'Tags']) {
    expect(root.textContent).not.toContain(name);
  }
});

test('the place and the home place of an item lead to their pages', async () => {
  serve(['view']);
  const places = { location, location_id: 1, home_location: { id: 9, name: 'Bay' } };
  const root = await mount(<Facts item={{ ...item, ...places }} />);
  const pages = [...root.querySelectorAll('dd a')].map((link) => link.getAttribute('href'));
  expect(pages).toEqual([`#/places/${location.id}`, '#/places/9']);
});

test('the places of an item are named with those that they are in, by one request', async () => {
  const asked: string[] = [];
  serve(['view'], (_method, path) => {
    asked.push(path);
    const data = [
      { id: location.id, path: 'Depot / Shelf A' },
      { id: 9, path: 'Truck 1 / Bay' },
    ];
    return [{ data, meta: { pagination: { next_cursor: null } } }];
  });
  const places = { location, location_id: 1, home_location: { id: 9, name: 'Bay' } };
  const root = await mount(<Facts item={{ ...item, ...places }} />);
  await expect.poll(() => textsOf(root, 'dd a')).toEqual(['Depot / Shelf A', 'Truck 1 / Bay']);
  expect(asked).toHaveLength(1);
});
