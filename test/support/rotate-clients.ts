import type { Answer } from './exchange.ts';
import type { Client } from './http.ts';

/** A client that uses another key for each request, so that none exceeds its rate limit. */
export function rotateClients(clients: readonly Client[]): Client {
  let turn = 0;
  const next = (): Client => {
    turn += 1;
    return clients[turn % clients.length] as Client;
  };
  return {
    get: (...args) => retryOnReset(() => next().get(...args)),
    post: (...args) => retryOnReset(() => next().post(...args)),
    put: (...args) => retryOnReset(() => next().put(...args)),
    patch: (...args) => retryOnReset(() => next().patch(...args)),
    delete: (...args) => retryOnReset(() => next().delete(...args)),
  };
}

/** Sends once more after a reset: the gateway may close an idle connection just as it is used again. */
export async function retryOnReset(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isClosed = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
    if (!isClosed) throw error;
    return send();
  }
}
