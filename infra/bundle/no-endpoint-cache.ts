/**
 * Replaces the SDK's cache of discovered endpoints in the bundles: DynamoDB's endpoint is known,
 * nothing is ever discovered, and the cache would be 8 KB in every function.
 */
export class EndpointCache {}
