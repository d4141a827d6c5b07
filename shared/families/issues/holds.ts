import type { Actor } from '#shared/actor.ts';
import type { ConditionFields } from '#shared/families/items/condition.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { ConditionEffect } from './fields.ts';

/** The result for one item: the effect that the issue stores, and the changes of the item. */
interface HoldOutcome {
  effect: ConditionEffect;
  changes: Partial<ConditionFields> | null;
}

interface HoldContext {
  issue: { id: number; name: string };
  by: Actor;
  now: string;
}

/**
 * Puts an issue's hold on an item: an operative item becomes inoperative, one with holds gets one
 * more, and one that a person took out of use does not change.
 */
export function putHold(item: ItemRecord, { issue, by, now }: HoldContext): HoldOutcome {
  const effect = { item_id: item.id, from: item.condition, restored: false };
  const holds = [...item.holds.filter((id) => id !== issue.id), issue.id];
  if (item.condition === 'discarded') return refuseHold(effect, 'discarded');
  if (item.holds.length > 0) {
    return { effect: { ...effect, applied: true, reason: null }, changes: { holds } };
  }
  if (item.condition === 'inoperative') return refuseHold(effect, 'already_inoperative');
  const changes = {
    condition: 'inoperative' as const,
    condition_remarks: `Issue ${issue.id}: ${issue.name}`,
    condition_changed_at: now,
    condition_changed_by: by,
    holds,
    hold_overridden: false,
  };
  return { effect: { ...effect, applied: true, reason: null }, changes };
}

function refuseHold(
  effect: Pick<ConditionEffect, 'item_id' | 'from' | 'restored'>,
  reason: ConditionEffect['reason'],
): HoldOutcome {
  return { effect: { ...effect, applied: false, reason }, changes: null };
}

/**
 * Lifts an issue's hold. Lifting the last one restores the condition before the first, unless a
 * person has set the condition since.
 */
export function liftHold(
  item: ItemRecord,
  effect: ConditionEffect,
  { issue, by, now }: HoldContext,
): HoldOutcome {
  if (!effect.applied) return { effect, changes: null };
  if (!item.holds.includes(issue.id)) {
    return { effect: { ...effect, reason: sinceReason(item) }, changes: null };
  }
  const holds = item.holds.filter((id) => id !== issue.id);
  if (holds.length > 0) {
    return { effect: { ...effect, reason: 'held_by_other_issue' }, changes: { holds } };
  }
  const withoutHold = { holds, hold_overridden: false };
  if (item.hold_overridden || item.condition !== 'inoperative') {
    return { effect: { ...effect, reason: sinceReason(item) }, changes: withoutHold };
  }
  const restoredFields = {
    condition: 'operative' as const,
    condition_remarks: null,
    condition_changed_at: now,
    condition_changed_by: by,
  };
  return {
    effect: { ...effect, restored: true, reason: null },
    changes: { ...withoutHold, ...restoredFields },
  };
}

function sinceReason({ condition }: ItemRecord): ConditionEffect['reason'] {
  return condition === 'discarded' ? 'discarded' : 'changed_since';
}

/** The effects of an issue, with those of some items replaced. Removed items keep theirs. */
export function mergeEffects(
  old: readonly ConditionEffect[],
  fresh: readonly ConditionEffect[],
): ConditionEffect[] {
  const effectByItem = new Map(old.map((effect) => [effect.item_id, effect]));
  for (const effect of fresh) effectByItem.set(effect.item_id, effect);
  return [...effectByItem.values()];
}
