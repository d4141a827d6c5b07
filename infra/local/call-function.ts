import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocalFunction } from './read-template.ts';

type Handler = (event: unknown, context: object) => unknown;

/** The handlers loaded in this thread, by the folder of their bundle. */
const handlers = new Map<string, Handler>();

/** Calls a function in this thread, and loads it first if needed. Returns or throws what the function does. */
export async function callFunction(
  { folder, environment, timeoutMilliseconds }: LocalFunction,
  event: unknown,
): Promise<unknown> {
  Object.assign(process.env, environment);
  const handler = handlers.get(folder) ?? (await load(folder));
  const deadline = Date.now() + timeoutMilliseconds;
  return handler(event, {
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => deadline - Date.now(),
  });
}

async function load(folder: string): Promise<Handler> {
  const { handler } = await import(pathToFileURL(join(folder, 'index.mjs')).href);
  handlers.set(folder, handler);
  return handler;
}
