import { createStore } from '#console/store.ts';

/** How many calls that may write have no response yet. */
export const pendingWrites = createStore(0);

/** Sends a request; until its response, it counts as pending, unless it only reads. */
export async function sendAsPending(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'GET') return send(request);
  pendingWrites.set(pendingWrites.get() + 1);
  try {
    return await send(request);
  } finally {
    pendingWrites.set(pendingWrites.get() - 1);
  }
}
