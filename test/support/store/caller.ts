import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { callerHeader } from './server.ts';

/** A caller whose store calls can be distinguished from all others in this process. */
export interface Caller {
  name: string;
  /** Called with every call when it begins. */
  onCall: (operation: string) => void;
  /** Called with every call when it is sent; never for one that is given up before. */
  onSent?: (operation: string) => void;
}

const callers = new AsyncLocalStorage<Caller>();

subscribe('http.client.request.created', (message) => {
  const caller = callers.getStore();
  if (!caller) return;
  const { request } = message as { request: ClientRequest };
  const [, operation] = String(request.getHeader('x-amz-target') ?? '').split('.');
  if (operation === undefined) return;
  request.setHeader(callerHeader, caller.name);
  caller.onCall(operation);
  whenSent(request, () => caller.onSent?.(operation));
});

/** A request first waits for a free socket and, if the socket is new, for its connection. */
function whenSent(request: ClientRequest, onConnect: () => void): void {
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', onConnect);
    else onConnect();
  });
}

/** Runs a task for a caller: all store calls that it starts, however late, are the caller's. */
export function runAsCaller<T>(caller: Caller, task: () => T): T {
  return callers.run(caller, task);
}

export function currentCaller(): Caller | undefined {
  return callers.getStore();
}
