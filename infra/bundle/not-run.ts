/** Stands in the bundles for a SHA-256 of the SDK's own: Node has one. */
export class Sha256Js {}

/** Stands for the rate limiter of the retry mode `adaptive`: `table/client.ts` asks for `standard`. */
export class DefaultRateLimiter {}

/** Stands for a question to the host of a virtual machine: Lambda names the region in the environment. */
export async function getInstanceMetadataRegion(): Promise<undefined> {}

type Handler = (args: unknown) => Promise<unknown>;

/** Stands for headers of traces that nothing reads: it passes requests on. */
export const recursionDetectionMiddleware = () => (next: Handler) => next;

/** Stands for what addresses of buckets need: no client here is one of S3. */
export async function resolveParamsForS3(): Promise<void> {}
