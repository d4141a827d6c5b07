import { parentPort } from 'node:worker_threads';
import { callFunction } from './call-function.ts';
import type { ThreadAnswer, ThreadCall } from './function-thread.ts';
import './store-socket.ts';

// The thread of functions: each call names the one that it is for.
parentPort?.on('message', async ({ id, fn, event }: ThreadCall) => {
  const answer = (outcome: ThreadAnswer['outcome']) => parentPort?.postMessage({ id, outcome });
  try {
    answer({ result: await callFunction(fn, event) });
  } catch (error) {
    answer({ error });
  }
});
