import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { assertNoProblems } from '#shared/errors.ts';
import { occurrenceProblems, occurrenceTime, withOccurredAt } from '#shared/records/occurrence.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { bodyReferences, lookUpReferences } from '#shared/records/references.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { moves, setsCondition } from './access.ts';
import { changeMany } from './change-many.ts';
import { decideCondition, isNewCondition } from './condition.ts';
import { assertDiscardable, discardProblems } from './discard.ts';
import { movementProblems, stockAfter } from './inventory.ts';
import { changeItem } from './item-change.ts';
import { itemView } from './item-view.ts';
import { selectItems, withLabels } from './labels.ts';
import type {
  ItemStocktake,
  StockMovement,
  Stocktake,
  StocktakeResult,
} from './operation-fields.ts';
import { type ItemRecord, item } from './record.ts';

/**
 * Records that items were seen now, by id or label, with their location and condition if given.
 * Unknown labels do not block the others.
 */
export async function takeStockOfMany(originalCall: CredentialCall, body: Stocktake) {
  const { condition, location_id, remarks, occurred_at } = body;
  const call = withOccurredAt(originalCall, occurred_at);
  requireParts(call, body);
  const selection = await selectItems(call, body);
  const { iid, unknown } = selection;
  return changeMany(call, iid, {
    references: bodyReferences(item, { location_id }),
    entry: { action: 'inventory', remarks },
    alwaysWrites: true,
    changes: (before) => {
      const isHere = before.checkout_id === null;
      return seenChanges(call, before, { ...body, location_id: isHere ? location_id : null });
    },
    assertState: async (items) => {
      const checks = items.map(async (one) => {
        const problems = await discardProblems(call, one, condition);
        return problems.map((problem) => ({ ...problem, item_id: one.id }));
      });
      assertDiscardable(withLabels((await Promise.all(checks)).flat(), selection));
    },
    show: async (after, before) => ({
      seen: after.map(({ id, name, unique_id }) => ({ id, name, unique_id })),
      moved: after.flatMap(({ id, location_id: to }, index) => {
        const from = before[index]?.location_id ?? null;
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
  const itemsOut = out.length > 0 ? await itemView.show(call, out, {}) : [];
  return itemsOut.flatMap(({ id, checkout_id, holder }) =>
    checkout_id === null ? [] : [{ id, checkout_id, holder }],
  );
}

/** Records that one item was seen, or moves its stock. */
export async function takeInventory(
  call: CredentialCall,
  id: number,
  body: StockMovement | ItemStocktake,
) {
  if (!('action' in body)) requireParts(call, body);
  const before = await readForWrite(call, item, id);
  if ('action' in body) return moveStock(call, before, body);
  return takeStockOfOne(withOccurredAt(call, body.occurred_at), before, body);
}

async function takeStockOfOne(call: Call, before: Current<ItemRecord>, body: ItemStocktake) {
  const { condition, remarks } = body;
  const changes = seenChanges(call, before, body);
  const blockers = await discardProblems(call, before, condition);
  const assertState = () => assertDiscardable(blockers);
  const problems = occurrenceProblems(call);
  const entry = { action: 'inventory', remarks } as const;
  return changeItem(call, before, changes, entry, { alwaysWrites: true, problems, assertState });
}

async function moveStock(call: Call, before: Current<ItemRecord>, body: StockMovement) {
  const { contact_id: contactId, remarks } = body;
  const resource = 'contact' as const;
  const references = contactId === null ? [] : [{ path: 'contact_id', resource, id: contactId }];
  const { problems } = await lookUpReferences(call, { references });
  assertNoProblems(movementProblems(body), problems);
  const changes = { inventory_quantity: stockAfter(before, body) };
  return changeItem(call, before, changes, { action: 'inventory', remarks, contactId });
}

type StocktakePart = Pick<ItemStocktake, 'location_id' | 'condition' | 'remarks'>;

/** Setting the location or the condition needs the permissions of those endpoints. */
function requireParts(call: CredentialCall, { condition, location_id }: StocktakePart): void {
  if (condition !== null) requireAccess(call, setsCondition);
  if (location_id !== null) requireAccess(call, moves);
}

/** The changes of an item that was seen. A stock-take that is reported late hides no later one. */
function seenChanges(
  call: Call,
  item: ItemRecord,
  { location_id, condition, remarks }: StocktakePart,
): Partial<ItemRecord> {
  const moment = occurrenceTime(call);
  const { actor } = call.caller;
  const last = item.last_inventory_at;
  const isHidden = call.occurredAt !== undefined && last !== null && last > moment;
  const isDecided = condition !== null && isNewCondition(item, condition, remarks);
  return {
    ...(isHidden ? {} : { last_inventory_at: moment, last_inventory_by: actor }),
    ...(location_id === null ? {} : { location_id }),
    ...(isDecided ? decideCondition(item, { condition, remarks }, actor, moment) : {}),
  };
}
