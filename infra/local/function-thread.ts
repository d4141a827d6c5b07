import { parentPort, workerData } from 'node:worker_threads';

// The thread of one function: each message is an event, each answer what the handler made of it.
const { handler } = await import(workerData);
parentPort?.on('message', async (event) => parentPort?.postMessage(await handler(event)));
