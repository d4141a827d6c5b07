import type { Answer } from './exchange.ts';
import type { Client } from './http.ts';

/** A client that takes another key for each request, so that none runs into its rate. */
export function rotateClients(clients: readonly Client[]): Client {
  let turn = 0;
  const next = (): Client => {
    turn += 1;
    return clients[turn % clients.length] as Client;
  };
  return {
    get: (...args) => sure(() => next().get(...args)),
    post: (...args) => sure(() => next().post(...args)),
    put: (...args) => sure(() => next().put(...args)),
    patch: (...args) => sure(() => next().patch(...args)),
    delete: (...args) => sure(() => next().delete(...args)),
  };
}

/** The gateway closes connections that were not used for long, perhaps just as one is used again. */
export async function sure(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isClosed = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
    if (!isClosed) throw error;
    return send();
  }
}
