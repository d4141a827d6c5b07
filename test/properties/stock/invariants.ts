import { expect } from 'vitest';
import type { StockWorld } from './world.ts';

interface Line {
  item_id: number;
  outstanding: number;
  quantity: number;
}

/** Expects stocks, checkouts and reservations to be as in the model. */
export async function expectToMatchModel({ model, api, stocks }: StockWorld): Promise<void> {
  for (const id of stocks) {
    const { data } = (await api.get(`/v1/items/${id}`)).body;
    const [quantity, out] = [model.quantityOf(id), model.outOf(id)];
    expect(data).toMatchObject({
      inventory_quantity: quantity,
      quantity_out: out,
      quantity_available: Math.max(0, quantity - out),
    });
  }
  const { data: checkouts } = (await api.get('/v1/checkouts?status=open&limit=200')).body;
  expect(
    checkouts.map(({ id, lines }: { id: number; lines: Line[] }) => [id, lines[0]?.outstanding]),
  ).toEqual(
    [...model.openCheckouts]
      .map(([id, { quantity }]) => [id, quantity])
      .sort(([a = 0], [b = 0]) => a - b),
  );
  const { data } = (await api.get('/v1/reservations?classification=open&limit=200')).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual(
    [...model.reservations.keys()].sort((a, b) => a - b),
  );
  for (const { id, warnings } of data) {
    const reservation = model.reservations.get(id);
    const isShort = reservation !== undefined && model.isShort(reservation);
    const codes = warnings.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(isShort ? ['stock_short'] : []);
  }
}

/** Expects the quantity that is out to match the open checkouts, and not to exceed the stock. */
export async function expectConsistentStocks({ api, stocks }: StockWorld): Promise<void> {
  const { data: checkouts } = (await api.get('/v1/checkouts?status=open&limit=200')).body;
  const lines: Line[] = checkouts.flatMap((one: { lines: Line[] }) => one.lines);
  for (const id of stocks) {
    const { data } = (await api.get(`/v1/items/${id}`)).body;
    const own = lines.filter(({ item_id }) => item_id === id);
    const sum = own.reduce((total, { outstanding }) => total + outstanding, 0);
    expect(data.quantity_out).toBe(sum);
    expect(data.quantity_out).toBeLessThanOrEqual(data.inventory_quantity);
  }
}
