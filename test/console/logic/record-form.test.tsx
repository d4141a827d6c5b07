import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { ContactForm } from '#console/pages/contacts/contact-form.tsx';
import { ItemForm } from '#console/pages/item/item-form.tsx';
import { EditKey } from '#console/pages/keys/key-form.tsx';
import { PlaceForm } from '#console/pages/places/place-form.tsx';
import { EditWebhook } from '#console/pages/webhooks/webhook-form.tsx';
import { mount, only, submit, textsOf, type } from './mount.ts';
import { apiKey, contact, item, location, webhook } from './sample.ts';
import { refusal, serve } from './service.ts';

/** Simulates the service with a record that another member has changed. Returns the accepted bodies. */
function serveChanged<R extends { version: number }>(change: R): unknown[] {
  let stored = change;
  const bodies: unknown[] = [];
  serve(['content.items', 'content.contacts', 'admin.account'], (method, path, body, headers) => {
    if (method === 'GET') return [{ data: path.includes('values') ? [] : stored }];
    if (headers.get('If-Match') !== `"${stored.version}"`) return refusal('version_mismatch', 412);
    bodies.push(body);
    stored = { ...stored, version: stored.version + 1 };
    return [{ data: stored }];
  });
  return bodies;
}

test('editing the model keeps maintenance plans that another member has changed', async () => {
  const planOf = (every_days: number) => ({
    ...{ name: 'Service', kind: 'maintenance' as const, every_days, every_checkouts: null },
    ...{ next_on: '2031-05-04', last_on: null, checkouts_from: null },
  });
  const initial = { ...item, maintenance: [planOf(30)], version: 4 };
  const bodies = serveChanged({ ...initial, maintenance: [planOf(60)], version: 5 });
  const onClose = vi.fn();
  const root = await mount(<ItemForm record={initial} onClose={onClose} onChange={vi.fn()} />);
  await type(only(root, '[name=model]'), 'Mark II');
  await submit(root);
  await expect.poll(() => root.textContent).toContain('while you were editing');
  await submit(root);
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(bodies).toEqual([{ model: 'Mark II' }]);
});

test('scopes chosen for a key are kept in the form when another member has renamed the key', async () => {
  const initial = { ...apiKey, access: 'full', scopes: [], name: 'Shop', version: 4 } as const;
  const bodies = serveChanged({ ...initial, name: 'Web shop', version: 5 });
  const onClose = vi.fn();
  const root = await mount(
    <EditKey
      accountId={1}
      apiKey={{ ...initial, scopes: [] }}
      onClose={onClose}
      onChange={vi.fn()}
    />,
  );
  await act(() => only<HTMLInputElement>(root, '[value=restricted]').click());
  await act(() => only<HTMLInputElement>(root, '[name=scope-items][value=read]').click());
  await submit(root);
  await expect.poll(() => root.textContent).toContain('while you were editing');
  await submit(root);
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(bodies).toEqual([{ access: 'restricted', scopes: ['items:read'] }]);
});

test('a field changed by two members shows the other value, and a second save overwrites it', async () => {
  const initial = { ...contact, email: 'old@example.com', city: 'Bern', notes: 'None', version: 4 };
  const ann = { ...contact.updated_by, name: 'Ann' };
  const changes = { email: 'ann@example.com', city: 'Basel', notes: null, version: 5 };
  const bodies = serveChanged({ ...initial, ...changes, updated_by: ann });
  const onClose = vi.fn();
  const root = await mount(<ContactForm record={initial} onClose={onClose} onChange={vi.fn()} />);
  await type(only(root, '[name=email]'), 'mine@example.com');
  await type(only(root, '[name=notes]'), 'Mine');
  await submit(root);
  await expect
    .poll(() => textsOf(root, '.notice.bad')[0])
    .toMatch(/^Ann changed .* while you were editing\./);
  expect(textsOf(root, '.error')).toEqual([
    'It is now: ann@example.com',
    'Someone else has cleared it.',
  ]);
  expect(only<HTMLInputElement>(root, '[name=city]').value).toBe('Basel');
  await submit(root);
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(bodies).toEqual([{ email: 'mine@example.com', notes: 'Mine' }]);
});

test('saving a webhook again after a conflict sends only the edited fields', async () => {
  const initial = { ...webhook, url: 'https://a.example.com/', description: 'Shop', version: 4 };
  const bodies = serveChanged({ ...initial, description: 'Web shop', version: 5 });
  const onClose = vi.fn();
  const root = await mount(<EditWebhook webhook={initial} onClose={onClose} onChange={vi.fn()} />);
  await type(only(root, '[name=url]'), 'https://b.example.com/');
  await submit(root);
  await expect.poll(() => root.textContent).toContain('changed Web shop while');
  expect(only<HTMLInputElement>(root, '[name=description]').value).toBe('Web shop');
  await submit(root);
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(bodies).toEqual([{ url: 'https://b.example.com/' }]);
});

test('the form of a place has its labels, one per line', async () => {
  const place = { ...location, qr: ['BAY-1'] };
  const bodies = serveChanged(place);
  const onClose = vi.fn();
  const root = await mount(<PlaceForm record={place} onClose={onClose} onChange={vi.fn()} />);
  const labels = only<HTMLInputElement>(root, '[name=qr]');
  await type(labels, `${labels.value}\nBAY-2\n`);
  await submit(root);
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(bodies).toEqual([{ qr: ['BAY-1', 'BAY-2'] }]);
});
