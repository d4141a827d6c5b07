import { operatorCall } from '#infra/operator.ts';
import type { CredentialCall } from '#shared/auth/caller.ts';
import { permissions } from '#shared/auth/grants.ts';
import { checkOut } from '#shared/families/checkouts/create.ts';
import { CheckoutCreate } from '#shared/families/checkouts/operation-fields.ts';
import type { Line } from '#shared/families/items/line-fields.ts';
import { createReservation } from '#shared/families/reservations/operations.ts';
import { ReservationCreate } from '#shared/families/reservations/request-fields.ts';
import { addSeconds, formatInstant } from '#shared/time.ts';
import type { TestAccount } from './account.ts';

type Account = Pick<TestAccount, 'accountId'>;

/** Checks items out by the code of the service as of two hours ago, due an hour ago; the checkout. */
export async function checkOutLate({ accountId }: Account, iid: number[]) {
  const call = callAgo(accountId, 120);
  const due_time = addSeconds(call.now, 3600);
  const body = CheckoutCreate.schema.parse({ name: 'Late', iid, due_time });
  return (await checkOut(call, body, false)).data;
}

/** Reserves items by the code of the service as of some minutes ago, for an hour; the reservation. */
export async function reserveLate(
  { accountId }: Account,
  iid: number[],
  { lines = [], minutesAgo = 120 }: { lines?: Line[]; minutesAgo?: number } = {},
) {
  const call = callAgo(accountId, minutesAgo);
  const window = { start_time: call.now, end_time: addSeconds(call.now, 3600) };
  const body = ReservationCreate.schema.parse({ name: 'Late', iid, lines, ...window });
  return (await createReservation(call, body, false)).data;
}

/** A call with all permissions that arrived some minutes ago. */
export function callAgo(accountId: number, minutes: number): CredentialCall {
  const { caller, ...call } = operatorCall(accountId);
  const arrivedAt = call.arrivedAt - minutes * 60_000;
  return {
    ...call,
    arrivedAt,
    now: formatInstant(arrivedAt),
    rate: { limit: 300, remaining: 299, reset: 0 },
    caller: {
      ...caller,
      kind: 'key',
      credentialId: 'past',
      accountName: 'Past',
      plan: 'enterprise',
      trialEndsAt: null,
      key: {
        id: 1,
        tokenId: 'past',
        name: 'Past',
        access: 'full',
        scopes: [],
        createdBy: caller.actor,
      },
      memberActive: true,
      mayWrite: true,
      permissions: [...permissions],
    },
  };
}
