import { parentPort } from 'node:worker_threads';
import { callFunction } from './call-function.ts';
import type { ThreadAnswer, ThreadCall } from './function-thread.ts';
import './store-socket.ts';

// The code of a function thread. Each message names the function to call.
parentPort?.on('message', async ({ id, fn, event }: ThreadCall) => {
  const answer = (outcome: ThreadAnswer['outcome']) => parentPort?.postMessage({ id, outcome });
  try {
    answer({ result: await callFunction(fn, event) });
  } catch (error) {
    answer({ error });
  }
});
