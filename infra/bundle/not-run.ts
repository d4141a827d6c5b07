/** Stands in the bundles for a SHA-256 of the SDK's own: Node has one. */
export class Sha256Js {}

/** Stands for the rate limiter of the retry mode `adaptive`: `table/client.ts` asks for `standard`. */
export class DefaultRateLimiter {}
