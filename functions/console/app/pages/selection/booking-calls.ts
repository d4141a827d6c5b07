import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { fromInput } from '#console/time.ts';
import { pageMax } from '#shared/limits.ts';
import type { Draft } from './draft.ts';
import type { Span } from './occurrences.ts';

const instant = (at: number) => new Date(at).toISOString().replace(/\.\d{3}Z$/, 'Z');

/** The API requires a name even for a dry run. */
const previewName = 'Preview';

/** The contents of a booking: whole items, quantities of stocks, and kits. */
export interface Contents {
  iid: number[] | null;
  lines: { item_id: number; quantity: number }[] | null;
  kit_ids: number[];
}

interface BookingInput {
  draft: Draft;
  contents: Contents;
}

function bodyOf({ draft, contents }: BookingInput) {
  const { name, contact_id, location_id, user_id, description } = draft;
  return {
    ...{ name, ...contents, description },
    contact_id: contact_id?.id ?? null,
    user_id: user_id?.id ?? null,
    location_id: location_id?.id ?? null,
  };
}

const timesOf = ({ start, end }: Span) => ({
  start_time: instant(start),
  end_time: instant(end),
});

/** Tries a reservation out. Returns its warnings, or throws what it would be refused for. */
export async function tryReservation(contents: Contents, span: Span, signal: AbortSignal) {
  const body = { name: previewName, ...contents, ...timesOf(span) };
  const params = { query: { dry_run: true } };
  const { data } = await orThrow(api.POST('/v1/reservations', { params, body, signal }));
  return data.warnings;
}

export async function tryCheckout(contents: Contents, due_time: string, signal: AbortSignal) {
  const body = { name: previewName, ...contents, due_time: fromInput(due_time) };
  const params = { query: { dry_run: true } };
  const { data } = await orThrow(api.POST('/v1/checkouts', { params, body, signal }));
  return data.warnings;
}

export async function reserve(booking: BookingInput, span: Span, series_ref: string | null) {
  const body = { ...bodyOf(booking), ...timesOf(span), series_ref };
  return (await orThrow(api.POST('/v1/reservations', { body }))).data;
}

/** The ids of the reservations of a series, by their start times. */
export async function readSeries(series_ref: string): Promise<Map<number, number>> {
  const query = { series_ref, limit: pageMax };
  const { data } = await page(api, '/v1/reservations', { query });
  return new Map(data.map(({ id, start_time }) => [Date.parse(start_time), id]));
}

export async function checkOut(booking: BookingInput) {
  const body = { ...bodyOf(booking), due_time: fromInput(booking.draft.due_time) };
  return (await orThrow(api.POST('/v1/checkouts', { body }))).data;
}

export function removeReservation(id: number): Promise<unknown> {
  return orThrow(api.DELETE('/v1/reservations/{id}', { params: { path: { id } } }));
}

export async function removeSeries(series_ref: string): Promise<void> {
  for (;;) {
    const params = { query: { series_ref } };
    const { data } = await orThrow(api.DELETE('/v1/reservations', { params }));
    if (data.remaining === 0) return;
  }
}

export function checkIn(id: number): Promise<unknown> {
  return orThrow(api.POST('/v1/checkouts/{id}/checkin', { params: { path: { id } } }));
}
