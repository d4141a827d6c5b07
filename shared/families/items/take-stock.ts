import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { callAt, momentOf } from '#shared/records/occurrence.ts';
import { bodyReferences } from '#shared/records/references.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { moves, setsCondition } from './access.ts';
import { changeMany } from './change-many.ts';
import { decideCondition, isNewCondition } from './condition.ts';
import { assertDiscardable, discardProblems } from './discard.ts';
import { itemView } from './item-view.ts';
import { selectItems, withLabels } from './labels.ts';
import type { ItemsStockTake, StocktakeResult } from './operation-fields.ts';
import { type ItemRecord, item } from './record.ts';
import { sighting } from './sighting.ts';

/**
 * Records that items were seen now, by id or label, with their location and condition if given.
 * Unknown labels do not block the others.
 */
export async function takeStock(arrival: CredentialCall, body: ItemsStockTake) {
  const { condition, location_id: location, remarks, occurred_at } = body;
  const call = callAt(arrival, occurred_at);
  if (condition !== null) requireAccess(call, setsCondition);
  if (location !== null) requireAccess(call, moves);
  const selection = await selectItems(call, body);
  const { iid, unknown } = selection;
  const moment = momentOf(call);
  return changeMany(call, iid, {
    references: bodyReferences(item, { location_id: location }),
    occasion: { action: 'inventory', remarks },
    changes: (before) => ({
      ...sighting(call, before),
      ...(location === null || before.checkout_id !== null ? {} : { location_id: location }),
      ...(condition !== null && isNewCondition(before, condition, remarks)
        ? decideCondition(before, { condition, remarks }, call.caller.actor, moment)
        : {}),
    }),
    assertState: async (items) => {
      const checks = items.map(async (one) => {
        const problems = await discardProblems(call, one, condition);
        return problems.map((problem) => ({ ...problem, item_id: one.id }));
      });
      assertDiscardable(withLabels((await Promise.all(checks)).flat(), selection));
    },
    show: async (after, before) => ({
      seen: after.map(({ id, name, unique_id }) => ({ id, name, unique_id })),
      moved: after.flatMap(({ id, location_id: to }, place) => {
        const from = before[place]?.location_id ?? null;
        return from === to ? [] : [{ id, from, to }];
      }),
      out: await readOut(call, after),
      unknown: [...unknown],
    }),
  });
}

/** The items that are out, with their checkouts and who has them. */
async function readOut(call: Call, items: readonly ItemRecord[]): Promise<StocktakeResult['out']> {
  const out = items.filter(({ checkout_id }) => checkout_id !== null);
  const shown = out.length > 0 ? await itemView.show(call, out, {}) : [];
  return shown.flatMap(({ id, checkout_id, holder }) =>
    checkout_id === null ? [] : [{ id, checkout_id, holder }],
  );
}
