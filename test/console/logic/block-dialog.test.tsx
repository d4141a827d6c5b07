import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { BlockDialog } from '#console/pages/contacts/block-dialog.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, type, undoAfter } from './mount.ts';
import { contact } from './sample.ts';
import { refusal, serve } from './service.ts';

/** Blocks a contact whose notes somebody else has written meanwhile, and undoes that. */
async function blockAndUndo(others: { blocked: boolean; notes: string }) {
  let present = { ...contact, ...others, version: 5 };
  const blocks: Pick<typeof contact, 'blocked' | 'notes'>[] = [];
  serve(['content.contacts'], (method, _path, body, headers) => {
    if (method === 'GET') return [{ data: present }];
    if (headers.get('If-Match') !== `"${present.version}"`) return refusal('version_mismatch', 412);
    present = { ...present, ...(body as object), version: present.version + 1 };
    blocks.push({ blocked: present.blocked, notes: present.notes });
    return [{ data: present }];
  });
  const shown = { ...contact, blocked: false, notes: null, version: 4 };
  const root = await mount(
    <>
      <BlockDialog contact={shown} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  await type(only(root, '[name=notes]'), 'Lost a lamp');
  await submit(root);
  const undo = await undoAfter(root, `${contact.name} is blocked.`);
  await act(() => undo?.click());
  await vi.waitFor(() => expect(blocks).toHaveLength(2));
  return blocks;
}

test('a block is added to the notes that somebody has changed meanwhile, and its undo keeps them', async () => {
  const others = { blocked: false, notes: 'Pays late, Ann says.' };
  const [block, undone] = await blockAndUndo(others);
  expect(block).toEqual({
    blocked: true,
    notes: expect.stringMatching(/^Blocked .*: Lost a lamp\nPays late, Ann says\.$/),
  });
  expect(undone).toEqual(others);
});

test('the undo of a block keeps that of somebody else', async () => {
  const others = { blocked: true, notes: 'Blocked: never pays.' };
  expect((await blockAndUndo(others))[1]).toEqual(others);
});
