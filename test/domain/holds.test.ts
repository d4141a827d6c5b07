import { expect, test } from 'vitest';
import { liftHold, mergeEffects, putHold } from '#shared/families/issues/holds.ts';
import { decideCondition } from '#shared/families/items/condition.ts';
import type { ItemCondition } from '#shared/families/items/fields.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { actor, itemRecord, now } from './records.ts';

const entry = (id: number) => ({ issue: { id, name: 'Fuse' }, by: actor, now });

/** The item with a hold, and the effect that its issue records. */
function hold(item: ItemRecord, issueId: number) {
  const { effect, changes } = putHold(item, entry(issueId));
  return { effect, item: { ...item, ...changes } };
}

function lift(item: ItemRecord, outcome: ReturnType<typeof hold>, issueId: number) {
  const { effect, changes } = liftHold(item, outcome.effect, entry(issueId));
  return { effect, item: { ...item, ...changes } };
}

function decide(item: ItemRecord, condition: ItemCondition): ItemRecord {
  return { ...item, ...decideCondition(item, { condition, remarks: null }, actor, now) };
}

test('a hold makes an operative item inoperative, and records the reason', () => {
  const { effect, item } = hold(itemRecord(), 4);
  expect(effect).toEqual({
    item_id: 1,
    from: 'operative',
    applied: true,
    restored: false,
    reason: null,
  });
  expect(item).toMatchObject({
    condition: 'inoperative',
    condition_remarks: 'Issue 4: Fuse',
    condition_changed_by: actor,
    condition_changed_at: now,
  });
});

test.each([
  ['inoperative', 'already_inoperative'],
  ['discarded', 'discarded'],
] as const)('an item that a person made %s is left alone', (condition, reason) => {
  const { effect, changes } = putHold(itemRecord({ condition }), entry(4));
  expect(changes).toBeNull();
  expect(effect).toMatchObject({ applied: false, reason, from: condition });
});

test('lifting the only hold restores the former condition', () => {
  const outcome = hold(itemRecord(), 4);
  const { effect, item } = lift(outcome.item, outcome, 4);
  expect(item).toMatchObject({ condition: 'operative', holds: [] });
  expect(effect).toMatchObject({ applied: true, restored: true, reason: null });
});

test('while another issue holds the item it stays inoperative, whichever closes first', () => {
  const first = hold(itemRecord(), 4);
  const second = hold(first.item, 5);
  const closed = lift(second.item, first, 4);
  expect(closed.item.condition).toBe('inoperative');
  expect(closed.effect).toMatchObject({ restored: false, reason: 'held_by_other_issue' });
  const last = lift(closed.item, second, 5);
  expect(last.item.condition).toBe('operative');
  expect(last.effect.restored).toBe(true);
});

test('a second hold records the condition before it', () => {
  const second = hold(hold(itemRecord(), 4).item, 5);
  expect(second.effect).toMatchObject({ from: 'inoperative', applied: true, reason: null });
});

test.each(['inoperative', 'discarded'] as const)(
  'an item that somebody made %s since stays so',
  (condition) => {
    const outcome = hold(itemRecord(), 4);
    const { effect, item } = lift(decide(outcome.item, condition), outcome, 4);
    expect(item).toMatchObject({ condition, holds: [], hold_overridden: false });
    expect(effect).toMatchObject({
      applied: true,
      restored: false,
      reason: condition === 'discarded' ? 'discarded' : 'changed_since',
    });
  },
);

test('setting an item operative by hand drops all holds, and lifting them later changes nothing', () => {
  const outcome = hold(itemRecord(), 4);
  const operative = decide(outcome.item, 'operative');
  expect(operative.holds).toEqual([]);
  const { effect, changes } = liftHold(operative, outcome.effect, entry(4));
  expect(changes).toBeNull();
  expect(effect).toMatchObject({ restored: false, reason: 'changed_since' });
});

test('a condition set by hand overrides the present holds, but not holds that begin after they are gone', () => {
  const first = hold(itemRecord(), 4);
  const overridden = decide(first.item, 'inoperative');
  const second = hold(overridden, 5);
  const released = lift(lift(second.item, first, 4).item, second, 5);
  expect(released.item.condition).toBe('inoperative');
  const again = hold(decide(released.item, 'operative'), 6);
  expect(lift(again.item, again, 6).item.condition).toBe('operative');
});

test('an issue whose hold was dropped by hand does not lift the hold of a later one', () => {
  const first = hold(itemRecord(), 4);
  const second = hold(decide(first.item, 'operative'), 5);
  const closed = lift(second.item, first, 4);
  expect(closed.effect).toMatchObject({ restored: false, reason: 'changed_since' });
  expect(closed.item.condition).toBe('inoperative');
  expect(lift(closed.item, second, 5).item.condition).toBe('operative');
});

test('an issue that never held an item lifts nothing', () => {
  const item = itemRecord({ condition: 'inoperative' });
  const outcome = hold(item, 4);
  expect(liftHold(item, outcome.effect, entry(4))).toEqual({
    effect: outcome.effect,
    changes: null,
  });
});

test('items that were taken off an issue keep their effect', () => {
  const of = (id: number) => hold(itemRecord({ id }), 4).effect;
  const restored = { ...of(1), restored: true };
  expect(mergeEffects([of(1), of(2)], [restored, of(3)])).toEqual([restored, of(2), of(3)]);
});
