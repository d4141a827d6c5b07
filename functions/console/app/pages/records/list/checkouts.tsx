import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Checkout } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import type { PageQuery } from '#console/api/use-pages.ts';
import { CheckoutPage } from '#console/pages/records/checkout.tsx';
import { checkoutState } from '#console/pages/records/states.ts';
import type { SectionProps } from '#console/route.ts';
import { formatDayTime } from '#console/time.ts';
import { namedContents, outstandingItems, withAmounts } from '#console/ui/booked-items.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { type ListQuery, requestFilters } from './list-query.ts';
import { RecordList } from './record-list.tsx';
import type { RecordRow } from './record-table.tsx';

export function CheckoutsPage({ route }: SectionProps) {
  if (!canRead('action.checkout')) return <NotAllowed title="Checkouts" records="checkouts" />;
  return route.parts[1] === undefined ? (
    <Checkouts route={route} />
  ) : (
    <CheckoutPage route={route} />
  );
}

const states = { open: 'Out', overdue: 'Overdue', closed: 'Returned', all: 'All' } as const;

const filters = ['contact_id', 'location_id', 'user_id'] as const;

function Checkouts({ route }: SectionProps) {
  return (
    <RecordList
      route={route}
      title="Checkouts"
      noun="checkout"
      states={states}
      filters={filters}
      read={readCheckouts}
      rowOf={rowOf}
      actions={
        can('action.checkout') &&
        canRead('content.items') && (
          <a class="button primary" href="#/selection/check-out">
            Check out
          </a>
        )
      }
      advice={<p>Tick items in the equipment list or scan them, then choose Check out.</p>}
    />
  );
}

function readCheckouts({ state, ...query }: ListQuery, range: PageQuery, signal?: AbortSignal) {
  const status = state === 'overdue' || state === 'closed' ? state : 'open';
  // Returned checkouts are listed with the latest first.
  const order = state === 'closed' || state === 'all' ? '-due_time' : 'due_time';
  return page(api, '/v1/checkouts', {
    query: {
      ...range,
      ...requestFilters({ state, ...query }, filters),
      ...(state === 'all' ? {} : { status }),
      order,
    },
    ...(signal ? { signal } : {}),
  });
}

function rowOf(checkout: Checkout): RecordRow {
  const { id, name, contact, user, status, due_time, closed_at } = checkout;
  return {
    id,
    name,
    page: `checkouts/${id}`,
    who: contact?.name ?? user?.name ?? '',
    items: status === 'open' ? withAmounts(outstandingItems(checkout)) : namedContents(checkout),
    when: closed_at ? `returned ${formatDayTime(closed_at)}` : `due ${formatDayTime(due_time)}`,
    state: checkoutState(checkout),
  };
}
