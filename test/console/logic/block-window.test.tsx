import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { BlockWindow } from '#console/pages/contacts/block-window.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, type, undoAfter } from './mount.ts';
import { contact } from './sample.ts';
import { refusal, serve } from './service.ts';

test('a block is added to the notes that somebody has changed meanwhile, and its undo keeps them', async () => {
  let present = { ...contact, blocked: false, notes: 'Pays late, Ann says.', version: 5 };
  serve(['content.contacts'], (method, _path, body, headers) => {
    if (method === 'GET') return [{ data: present }];
    if (headers.get('If-Match') !== `"${present.version}"`) return refusal('version_mismatch', 412);
    present = { ...present, ...(body as object), version: present.version + 1 };
    return [{ data: present }];
  });
  const shown = { ...present, notes: null, version: 4 };
  const root = await mount(
    <>
      <BlockWindow contact={shown} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  await type(only(root, '[name=notes]'), 'Lost a lamp');
  await act(() => void only(root, 'form').dispatchEvent(new Event('submit', { cancelable: true })));
  const undo = await undoAfter(root, `${contact.name} is blocked.`);
  expect(present.blocked).toBe(true);
  expect(present.notes).toMatch(/^Blocked .*: Lost a lamp\nPays late, Ann says\.$/);
  await act(() => undo?.click());
  await vi.waitFor(() => expect(present.blocked).toBe(false));
  expect(present.notes).toBe('Pays late, Ann says.');
});
