import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startService } from '#infra/local/service.ts';
import { synthesise } from '#infra/local/synthesise.ts';
import type { ServiceUnderTest } from './service-under-test.ts';
import { usualConflicts } from './store/conflicts.ts';
import { startFaultyStore } from './store/faulty-store.ts';
import { newTemporaryFolder } from './temporary-folder.ts';

// The service of a test run. It reports its addresses once it has started, and ends with the run.
const [folder = '', tableName = ''] = process.argv.slice(2);
const stackFolder = join(folder, 'service');
const storeFolder = newTemporaryFolder();
const storeFile = join(storeFolder, 'store.db');
// On a busy machine a large batch takes longer than the timeout on AWS, and its rest would be refused.
const requestMilliseconds = 60_000;
const options = { port: 0, folder, stackFolder, storeFile, tableName, requestMilliseconds };
const [service] = await Promise.all([
  startService({ ...options, bundles: 'sharing' }),
  // The deployed stacks are synthesised, too, for tests that load their functions and read their templates.
  synthesise(join(folder, 'cdk.out'), 'deployed'),
]);
const { url, endpoint, bucketEndpoint, bucketName, queueUrls } = service;
const store = process.env.STORE_FAULTS && (await putFaultyStoreInFront());

// Ctrl-C in a terminal reaches this process, too, but only the end of the run may stop it.
process.on('SIGINT', () => {});
process.once('disconnect', async () => {
  await service.stop();
  if (store) await store.close();
  await rm(storeFolder, { recursive: true });
  process.exit();
});
const { AWS_SECRET_ACCESS_KEY: secret = '' } = process.env;
const bucket = { bucketEndpoint, bucketName, queueUrls, secret };
const serviceUnderTest: ServiceUnderTest = { url, endpoint, ...bucket, tableName, folder };
process.send?.(serviceUnderTest);

/** Puts a store in which transactions conflict, as on AWS, in front of the one that the functions use. */
async function putFaultyStoreInFront() {
  const faults = { conflicts: usualConflicts, latency: [0, 4] } as const;
  const store = await startFaultyStore(faults, { endpoint, tableName });
  process.env.AWS_ENDPOINT_URL_DYNAMODB = store.endpoint;
  return store;
}
