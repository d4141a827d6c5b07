import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { ContactForm } from '#console/pages/contacts/contact-form.tsx';
import { ItemForm } from '#console/pages/item/item-form.tsx';
import { mount, only, textsOf, type } from './mount.ts';
import { contact, item } from './sample.ts';
import { refusal, serve } from './service.ts';

const submit = (root: HTMLElement) =>
  act(() => void only(root, 'form').dispatchEvent(new Event('submit', { cancelable: true })));

/** Answers as the service does of a record that somebody else has changed; the bodies that it took. */
function serveChanged<R extends { version: number }>(change: R): unknown[] {
  let present = change;
  const bodies: unknown[] = [];
  serve(['content.items', 'content.contacts'], (method, path, body, headers) => {
    if (method === 'GET') return [{ data: path.includes('values') ? [] : present }];
    if (headers.get('If-Match') !== `"${present.version}"`) return refusal('version_mismatch', 412);
    bodies.push(body);
    present = { ...present, version: present.version + 1 };
    return [{ data: present }];
  });
  return bodies;
}

test('maintenance plans that somebody else has changed stay where only the model was edited', async () => {
  const planOf = (every_days: number) => ({
    ...{ name: 'Service', kind: 'maintenance' as const, every_days, every_checkouts: null },
    ...{ next_on: '2031-05-04', last_on: null, checkouts_from: null },
  });
  const shown = { ...item, maintenance: [planOf(30)], version: 4 };
  const bodies = serveChanged({ ...shown, maintenance: [planOf(60)], version: 5 });
  const onClose = vi.fn();
  const root = await mount(<ItemForm known={shown} onClose={onClose} onChange={vi.fn()} />);
  await type(only(root, '[name=model]'), 'Mark II');
  await submit(root);
  await vi.waitFor(() => expect(root.textContent).toContain('while you were editing'));
  await submit(root);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies).toEqual([{ model: 'Mark II' }]);
});

test('a field that two members have changed says what the other one wrote, and is saved on request', async () => {
  const shown = { ...contact, email: 'old@example.com', city: 'Bern', notes: 'None', version: 4 };
  const ann = { ...contact.updated_by, name: 'Ann' };
  const changes = { email: 'ann@example.com', city: 'Basel', notes: null, version: 5 };
  const bodies = serveChanged({ ...shown, ...changes, updated_by: ann });
  const onClose = vi.fn();
  const root = await mount(<ContactForm known={shown} onClose={onClose} onChange={vi.fn()} />);
  await type(only(root, '[name=email]'), 'mine@example.com');
  await type(only(root, '[name=notes]'), 'Mine');
  await submit(root);
  await vi.waitFor(() =>
    expect(textsOf(root, '.notice.bad')[0]).toMatch(/^Ann changed .* while you were editing\./),
  );
  expect(textsOf(root, '.error')).toEqual([
    'It is now: ann@example.com',
    'Somebody has emptied it.',
  ]);
  expect(only<HTMLInputElement>(root, '[name=city]').value).toBe('Basel');
  await submit(root);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies).toEqual([{ email: 'mine@example.com', notes: 'Mine' }]);
});
