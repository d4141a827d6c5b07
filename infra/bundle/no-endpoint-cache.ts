/**
 * Replaces the SDK's cache of discovered endpoints in the bundles. The endpoint of DynamoDB is known, and the
 * cache would add 8 KB to every function.
 */
export class EndpointCache {}
