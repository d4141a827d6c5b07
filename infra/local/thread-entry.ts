import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadCall } from './function-thread.ts';
import './store-socket.ts';

// The thread of functions: each call names the bundle that it is for, and says its time.
parentPort?.on('message', async (call: ThreadCall) => {
  const { id, bundle, event, environment, timeoutMilliseconds } = call;
  const answer = (outcome: ThreadAnswer['outcome']) => parentPort?.postMessage({ id, outcome });
  Object.assign(process.env, environment);
  try {
    const { handler } = await import(bundle);
    const deadline = Date.now() + timeoutMilliseconds;
    const context = {
      awsRequestId: randomUUID(),
      getRemainingTimeInMillis: () => deadline - Date.now(),
    };
    answer({ result: await handler(event, context) });
  } catch (error) {
    answer({ error });
  }
});
