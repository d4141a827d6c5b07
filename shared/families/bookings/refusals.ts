import { ApiError, errorKinds, type FieldProblem, type Fields } from '#shared/errors.ts';

/** @throws ApiError `contact_blocked` */
export function assertNotBlocked(isBlocked: boolean): void {
  if (!isBlocked) return;
  const { message } = errorKinds.contact_blocked;
  const fields = { contact_id: [{ code: 'contact_blocked' as const, message }] };
  throw new ApiError('contact_blocked', { fields });
}

/** A reservation or a checkout. */
interface Holder {
  resource: 'reservation' | 'checkout';
  id: number;
  iid: readonly number[];
}

const foreignCodes = { reservation: 'not_on_reservation', checkout: 'not_on_checkout' } as const;

/** The items of a list that a reservation or checkout does not hold. */
export function foreignItemProblems(
  iid: readonly number[],
  { resource, id, iid: heldIds }: Holder,
): Fields {
  const foreign = iid
    .filter((one) => !heldIds.includes(one))
    .map((one): FieldProblem => {
      const message = `Item ${one} is not on ${resource} ${id}.`;
      return { code: foreignCodes[resource], message, item_id: one, [`${resource}_id`]: id };
    });
  return foreign.length > 0 ? { iid: foreign } : {};
}
