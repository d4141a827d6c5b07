type Handler = (args: unknown) => Promise<unknown>;

/** Stands in the bundles for a SHA-256 of the SDK's own: Node has one. */
export class Sha256Js {}

/** Stands for the retry mode `adaptive`: `table/client.ts` asks for `standard`. */
export class AdaptiveRetryStrategy {}
export class DefaultRateLimiter {}

/** Stands for a log of every call to the store, which no client here asks for. */
export const getLoggerPlugin = () => ({ applyToStack: () => undefined });
export const loggerMiddleware = () => (next: Handler) => next;
export const loggerMiddlewareOptions = {};

/** Stands for a question to the host of a virtual machine: Lambda names the region in the environment. */
export async function getInstanceMetadataRegion(): Promise<undefined> {}

/** Stands for headers of traces that nothing reads: it passes requests on. */
export const recursionDetectionMiddleware = () => (next: Handler) => next;

/** Stands for what addresses of buckets need: no client here is one of S3. */
export async function resolveParamsForS3(): Promise<void> {}

/** Stands for files in a home directory: a function is configured by its environment. */
export const fromSharedConfigFiles = () => async (): Promise<never> => {
  throw Object.assign(new Error('There are no files of configuration.'), { tryNextLink: true });
};

/** Stands for how headers of events are signed: no client here sends events. */
export class HeaderFormatter {}
