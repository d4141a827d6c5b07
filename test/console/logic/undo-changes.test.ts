import { expect, test } from 'vitest';
import { backToPlaces, undoOf } from '#console/pages/selection/undo-changes.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

const at = (id: number, location_id: number, version: number) => ({
  ...item,
  id,
  location_id,
  version,
});

const before = [at(1, 10, 1), at(2, 10, 1), at(3, 20, 1)];

/** Undoes a move while the items are of versions, which the move had left at others; the moves that it made. */
function arrange(present: readonly number[], failures = 0, moved: readonly number[] = [2, 2, 2]) {
  const after = moved.map((version, index) => at(index + 1, 30, version));
  const moves: { iid: number[]; location_id: number }[] = [];
  const versions = new Map(present.map((version, index) => [index + 1, version]));
  let left = failures;
  serve(['content.items'], (method, _path, body) => {
    const items = [...versions].map(([id, version]) => at(id, 30, version));
    if (method === 'GET') return [{ data: items, meta: { pagination: { next_cursor: null } } }];
    const { iid, location_id } = body as { iid: number[]; location_id: number };
    if (location_id === 20 && left-- > 0) return refusal('forbidden', 403);
    moves.push({ iid, location_id });
    for (const id of iid) versions.set(id, (versions.get(id) ?? 0) + 1);
    return [{ data: iid.map((id) => at(id, location_id, versions.get(id) ?? 0)) }];
  });
  return { moves, undo: undoOf({ before, after, ...backToPlaces }) };
}

test('an undo gives each item back what it had, but for those that were changed since', async () => {
  const { moves, undo } = arrange([2, 3, 2]);
  await undo();
  expect(moves).toEqual([
    { iid: [1], location_id: 10 },
    { iid: [3], location_id: 20 },
  ]);
});

test('an undo of what was all changed since is refused', async () => {
  const { moves, undo } = arrange([3, 3, 3]);
  await expect(undo()).rejects.toThrow('Changed since, and not undone: 3 items.');
  expect(moves).toEqual([]);
});

test('an undo leaves alone what somebody changed between the look at it and the change', async () => {
  const { moves, undo } = arrange([2, 3, 2], 0, [2, 3, 2]);
  await undo();
  expect(moves.map(({ iid }) => iid)).toEqual([[1], [3]]);
});

test('an undo that ended halfway is made whole by the next attempt', async () => {
  const { moves, undo } = arrange([2, 2, 2], 1);
  await expect(undo()).rejects.toThrow('Refused.');
  await undo();
  expect(moves.at(-1)).toEqual({ iid: [3], location_id: 20 });
});
