import { expect } from 'vitest';
import type { World } from './world.ts';

interface Window {
  id: number;
  from: string;
  to: string;
}

/** Expects what holds for an account at any time: windows, states, totals and counts. */
export async function expectInvariants({ api, iid }: World): Promise<void> {
  const list = async (path: string) => {
    const { data, meta } = (await api.get(`${path}${path.includes('?') ? '&' : '?'}limit=200`))
      .body;
    expect(meta.pagination.total).toBe(data.length);
    return data;
  };
  const items = await list('/v1/items');
  const reservations = await list('/v1/reservations?classification=open');
  const checkouts = await list('/v1/checkouts?status=open');
  const issues = (await list('/v1/issues')).filter(
    ({ status }: { status: string }) => status !== 'closed',
  );
  for (const item of items.filter(({ id }: { id: number }) => iid.includes(id))) {
    const holders = checkouts.filter((one: { outstanding_iid: number[] }) =>
      one.outstanding_iid.includes(item.id),
    );
    expect(holders.length).toBeLessThanOrEqual(1);
    expect(item.checkout_id).toBe(holders[0]?.id ?? null);
    expect(item.availability).toBe(availabilityOf(item));
    const open = issues.filter((one: { iid: number[] }) => one.iid.includes(item.id));
    expect(item.open_issues_count).toBe(open.length);
    const windows: Window[] = [
      ...reservations
        .filter((one: { iid: number[] }) => one.iid.includes(item.id))
        .map((one: { id: number; start_time: string; end_time: string }) => {
          return { id: one.id, from: one.start_time, to: one.end_time };
        }),
      ...holders.map((one: { id: number; created_at: string; due_time: string }) => {
        return { id: -one.id, from: one.created_at, to: one.due_time };
      }),
    ];
    expectNoOverlap(windows);
  }
}

/** Expects the items to be as in the model. */
export async function expectItemsToMatch({ model, api, iid }: World): Promise<void> {
  for (const id of iid) {
    const { data } = (await api.get(`/v1/items/${id}`)).body;
    const { condition, out } = model.item(id);
    expect(data).toMatchObject({
      condition,
      checkout_id: out,
      open_issues_count: model.openIssuesOn(id),
    });
    expect(data.next_reservation?.id ?? null).toBe(model.bookingsOf(id)[0]?.[0] ?? null);
  }
}

function availabilityOf(item: { checkout_id: number | null; condition: string }): string {
  if (item.checkout_id !== null) return 'checked_out';
  return item.condition === 'operative' ? 'available' : 'unavailable';
}

function expectNoOverlap(windows: Window[]): void {
  for (const [index, one] of windows.entries()) {
    for (const other of windows.slice(index + 1)) {
      const isApart = one.to <= other.from || other.to <= one.from;
      expect(isApart, `${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true);
    }
  }
}
