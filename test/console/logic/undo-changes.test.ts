import { expect, test } from 'vitest';
import { backToPlaces, undoOf } from '#console/pages/selection/undo-changes.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

const itemAt = (id: number, location_id: number, version: number) => ({
  ...item,
  id,
  location_id,
  version,
});

const before = [itemAt(1, 10, 1), itemAt(2, 10, 1), itemAt(3, 20, 1)];

/** Prepares the undo of a move of three items. Returns it, and the moves that it sends. */
function prepareUndo(
  currentVersions: readonly number[],
  failures = 0,
  versionsAfterMove: readonly number[] = [2, 2, 2],
) {
  const after = versionsAfterMove.map((version, index) => itemAt(index + 1, 30, version));
  const moves: { iid: number[]; location_id: number }[] = [];
  const versions = new Map(currentVersions.map((version, index) => [index + 1, version]));
  let remainingFailures = failures;
  serve(['content.items'], (method, _path, body) => {
    const items = [...versions].map(([id, version]) => itemAt(id, 30, version));
    if (method === 'GET') return [{ data: items, meta: { pagination: { next_cursor: null } } }];
    const { iid, location_id } = body as { iid: number[]; location_id: number };
    if (location_id === 20 && remainingFailures-- > 0) return refusal('forbidden', 403);
    moves.push({ iid, location_id });
    for (const id of iid) versions.set(id, (versions.get(id) ?? 0) + 1);
    return [{ data: iid.map((id) => itemAt(id, location_id, versions.get(id) ?? 0)) }];
  });
  return { moves, undo: undoOf({ before, after, ...backToPlaces }) };
}

test('an undo restores each item, except those that were changed since', async () => {
  const { moves, undo } = prepareUndo([2, 3, 2]);
  await undo();
  expect(moves).toEqual([
    { iid: [1], location_id: 10 },
    { iid: [3], location_id: 20 },
  ]);
});

test('an undo is refused if all items were changed since', async () => {
  const { moves, undo } = prepareUndo([3, 3, 3]);
  await expect(undo()).rejects.toThrow('Changed since, and not undone: 3 items.');
  expect(moves).toEqual([]);
});

test('an undo skips an item that another member changed just before the move', async () => {
  const { moves, undo } = prepareUndo([2, 3, 2], 0, [2, 3, 2]);
  await undo();
  expect(moves.map(({ iid }) => iid)).toEqual([[1], [3]]);
});

test('an undo that failed halfway is completed by a retry', async () => {
  const { moves, undo } = prepareUndo([2, 2, 2], 1);
  await expect(undo()).rejects.toThrow('Refused.');
  await undo();
  expect(moves.at(-1)).toEqual({ iid: [3], location_id: 20 });
});
