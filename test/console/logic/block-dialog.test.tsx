import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { BlockDialog } from '#console/pages/contacts/block-dialog.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, type, undoAfter } from './mount.ts';
import { contact } from './sample.ts';
import { refusal, serve } from './service.ts';

/** Blocks a contact that another member has changed meanwhile, and undoes the block. Returns what was stored. */
async function blockAndUndo(otherChanges: { blocked: boolean; notes: string }) {
  let stored = { ...contact, ...otherChanges, version: 5 };
  const blocks: Pick<typeof contact, 'blocked' | 'notes'>[] = [];
  serve(['content.contacts'], (method, _path, body, headers) => {
    if (method === 'GET') return [{ data: stored }];
    if (headers.get('If-Match') !== `"${stored.version}"`) return refusal('version_mismatch', 412);
    stored = { ...stored, ...(body as object), version: stored.version + 1 };
    blocks.push({ blocked: stored.blocked, notes: stored.notes });
    return [{ data: stored }];
  });
  const initial = { ...contact, blocked: false, notes: null, version: 4 };
  const root = await mount(
    <>
      <BlockDialog contact={initial} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  await type(only(root, '[name=notes]'), 'Lost a lamp');
  await submit(root);
  const undo = await undoAfter(root, `${contact.name} is blocked.`);
  await act(() => undo?.click());
  await expect.poll(() => blocks).toHaveLength(2);
  return blocks;
}

test('a block and its undo keep the notes that another member has written meanwhile', async () => {
  const otherChanges = { blocked: false, notes: 'Pays late, Ann says.' };
  const [block, undone] = await blockAndUndo(otherChanges);
  expect(block).toEqual({
    blocked: true,
    notes: expect.stringMatching(/^Blocked .*: Lost a lamp\nPays late, Ann says\.$/),
  });
  expect(undone).toEqual(otherChanges);
});

test('the undo of a block keeps an earlier block by another member', async () => {
  const otherChanges = { blocked: true, notes: 'Blocked: never pays.' };
  expect((await blockAndUndo(otherChanges))[1]).toEqual(otherChanges);
});
