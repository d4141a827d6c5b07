import { inject } from 'vitest';
import { routes } from '#shared/families/routes.ts';
import { bundledHandler, type Invoke } from './bundled-handler.ts';
import { checkAnswer } from './check-answer.ts';
import type { Answer } from './exchange.ts';
import type { Request } from './gateway-event.ts';

export interface CallOptions extends Partial<Request> {
  token?: string;
}

/** Calls an endpoint by its name, with any client address and time of arrival. */
export type Call = (name: string, request?: CallOptions) => Promise<Answer>;

/**
 * Calls the bundled functions directly, as the gateway does, because the gateway sets the client address
 * and the time of a call. Create an account first (see `bundledHandler`).
 */
export function callsFromAnywhere(store = { endpoint: inject('service').endpoint }): Call {
  const handlers = new Map<string, Promise<Invoke>>();
  return async (name, { token, headers = {}, ...request } = {}) => {
    const endpoint = routes.find((one) => one.name === name);
    if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
    const handler = handlers.get(name) ?? bundledHandler(endpoint, store);
    handlers.set(name, handler);
    const credential = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { method, path } = endpoint.route;
    const input = { path, ...request, headers: { ...credential, ...headers } };
    const answer = await (await handler)(input);
    checkAnswer({ method, path: input.path }, answer);
    return answer;
  };
}

export const second = 1000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;
