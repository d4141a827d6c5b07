import {
  ApiError,
  errorKinds,
  type FieldProblem,
  type FieldProblems,
  mergeFields,
} from '#shared/errors.ts';
import type { Line } from '#shared/families/items/line-fields.ts';
import { atLines, type Contents, lineOf } from '#shared/families/items/lines.ts';

/** @throws ApiError `contact_blocked` */
export function assertNotBlocked(isBlocked: boolean): void {
  if (!isBlocked) return;
  const { message } = errorKinds.contact_blocked;
  const fields = { contact_id: [{ code: 'contact_blocked' as const, message }] };
  throw new ApiError('contact_blocked', { fields });
}

/** A reservation or a checkout. */
interface ItemHolder {
  resource: 'reservation' | 'checkout';
  id: number;
  iid: readonly number[];
}

const foreignCodes = { reservation: 'not_on_reservation', checkout: 'not_on_checkout' } as const;

/** The items of a list that a reservation or checkout does not hold. */
export function foreignItemProblems(
  iid: readonly number[],
  { resource, id, iid: holderItemIds }: ItemHolder,
): FieldProblems {
  const foreign = iid
    .filter((one) => !holderItemIds.includes(one))
    .map((one): FieldProblem => {
      const message = `Item ${one} is not on ${resource} ${id}.`;
      return { code: foreignCodes[resource], message, item_id: one, [`${resource}_id`]: id };
    });
  return foreign.length > 0 ? { iid: foreign } : {};
}

/** The items of a checkout that are missing or not in the reservation, in the order of its list. */
export function contentProblems(
  { iid, lines }: Contents,
  booking: Contents & { id: number },
  { items, problems }: { items: readonly { id: number }[]; problems: FieldProblems },
): FieldProblems {
  const existing = iid.filter((id) => items.some((one) => one.id === id));
  const fields = mergeFields(
    problems,
    foreignItemProblems(existing, { resource: 'reservation', ...booking }),
    foreignLineProblems(lines, booking),
  );
  const indexOf = ({ item_id }: FieldProblem) => iid.indexOf(Number(item_id));
  const ofItems = fields.iid?.toSorted((a, b) => indexOf(a) - indexOf(b));
  return ofItems ? { ...fields, iid: ofItems } : fields;
}

/** The lines that a reservation does not hold, or holds less of. */
function foreignLineProblems(
  lines: readonly Line[],
  booking: Contents & { id: number },
): FieldProblems {
  return atLines(lines, ({ item_id, quantity }) => {
    const reservedQuantity = lineOf(booking, item_id)?.quantity ?? 0;
    if (quantity <= reservedQuantity) return undefined;
    const code = 'not_on_reservation';
    const detail = { item_id, reservation_id: booking.id };
    if (reservedQuantity === 0) {
      const message = `Item ${item_id} is not on reservation ${booking.id} by quantity.`;
      return ['item_id', { code, message, ...detail }];
    }
    const message = `Reservation ${booking.id} has ${reservedQuantity} of item ${item_id}.`;
    return ['quantity', { code, message, ...detail, reserved: reservedQuantity }];
  });
}
