import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem } from '#console/api/problem.ts';
import { ifMatch } from '#console/ui/record-form.ts';
import type { Bar, Drag } from './drag.ts';
import { readBar } from './read-bars.ts';

const instant = (at: number) => new Date(at).toISOString().replace(/\.\d{3}Z$/, 'Z');

/** Tries a drag out; throws what it would be refused for. */
export async function tryDrag(drag: Drag, signal: AbortSignal): Promise<void> {
  const { bar, itemId: item_id, quantity } = drag;
  const query = { dry_run: true };
  if (!bar) {
    const contents =
      quantity === undefined ? { iid: [item_id] } : { lines: [{ item_id, quantity }] };
    const body = { name: 'Preview', ...contents, ...timesOf(drag) };
    await orThrow(api.POST('/v1/reservations', { params: { query }, body, signal }));
  } else if (bar.kind === 'reservation') {
    const params = { path: { id: bar.id }, query };
    await orThrow(api.PATCH('/v1/reservations/{id}', { params, body: changeOf(drag), signal }));
  } else {
    const params = { path: { id: bar.id }, query };
    const body = { due_time: instant(drag.end) };
    await orThrow(api.POST('/v1/checkouts/{id}/extend', { params, body, signal }));
  }
}

/** Stores a moved booking or end, unless the booking has changed meanwhile; returns the new version. */
export async function storeDrag(bar: Bar, drag: Drag): Promise<number> {
  try {
    return await move(bar, drag);
  } catch (cause) {
    if (asProblem(cause).status !== 412) throw cause;
    const now = await readBar(bar);
    // The move was stored before: its answer was lost, and the call was repeated.
    if (now?.end === drag.end && (drag.kind === 'end' || now.start === drag.start))
      return now.version;
    throw cause;
  }
}

async function move(bar: Bar, drag: Drag): Promise<number> {
  const params = { path: { id: bar.id }, header: ifMatch(bar.version) };
  if (bar.kind === 'reservation') {
    const call = api.PATCH('/v1/reservations/{id}', { params, body: changeOf(drag) });
    return (await orThrow(call)).data.version;
  }
  const body = { due_time: instant(drag.end) };
  return (await orThrow(api.POST('/v1/checkouts/{id}/extend', { params, body }))).data.version;
}

const timesOf = ({ start, end }: Drag) => ({
  start_time: instant(start),
  end_time: instant(end),
});

/** A drag of the end does not send the start, which may have passed already. */
const changeOf = (drag: Drag) =>
  drag.kind === 'end' ? { end_time: instant(drag.end) } : timesOf(drag);
