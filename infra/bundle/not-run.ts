type Handler = (args: unknown) => Promise<unknown>;

/** Replaces the SDK's own SHA-256 in the bundles: Node has one. */
export class Sha256Js {}

/** Replaces the retry mode `adaptive`: `table/client.ts` asks for `standard`. */
export class AdaptiveRetryStrategy {}
export class DefaultRateLimiter {}

/** Replaces the log of every SDK call, which no client here enables. */
export const getLoggerPlugin = () => ({ applyToStack: () => undefined });
export const loggerMiddleware = () => (next: Handler) => next;
export const loggerMiddlewareOptions = {};

/** Replaces the region from EC2 instance metadata: Lambda sets the region in the environment. */
export async function getInstanceMetadataRegion(): Promise<undefined> {}

/** Replaces the middleware that adds trace headers: nothing reads them. */
export const recursionDetectionMiddleware = () => (next: Handler) => next;

/** Replaces the parameters of S3 endpoints: there is no S3 client. */
export async function resolveParamsForS3(): Promise<void> {}

/** Replaces the shared configuration files: a function is configured by its environment. */
export const fromSharedConfigFiles = () => async (): Promise<never> => {
  throw Object.assign(new Error('There are no files of configuration.'), { tryNextLink: true });
};

/** Replaces the formatter of event stream headers: no client here sends events. */
export class HeaderFormatter {}
