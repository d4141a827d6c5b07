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
