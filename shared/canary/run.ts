import { canarySource } from '#shared/config.ts';
import { logError, logMetric } from '#shared/log.ts';
import { type CanaryCredentials, readCredentials } from './credentials.ts';
import { useService } from './use-service.ts';

/** Uses the service as a customer does, and says whether that went well. */
export async function runCanary(
  read: (secret: string) => Promise<CanaryCredentials | undefined> = readCredentials,
): Promise<void> {
  const { url, secret } = canarySource();
  try {
    const credentials = await read(secret);
    if (!credentials)
      throw new Error('The canary has no account. Create one with npm run ops -- canary.');
    await useService(url, credentials);
    logMetric('CanarySuccess', 1);
  } catch (error) {
    logMetric('CanarySuccess', 0);
    logError('The canary failed.', error, {});
  }
}
