import { partition } from '@aws-sdk/core/client';

/** The parameters of the SDK's endpoint; an explicit endpoint takes precedence over the region's. */
interface EndpointParameters {
  Endpoint?: string;
  Region?: string;
}

/**
 * Replaces the SDK's endpoint rules for DynamoDB in the bundles. A function needs one of the rules; the others
 * (account-based, FIPS and dual-stack endpoints) would add 8 KB.
 */
export function defaultEndpointResolver({ Endpoint, Region = '' }: EndpointParameters) {
  const { dnsSuffix } = partition(Region);
  const url = new URL(Endpoint ?? `https://dynamodb.${Region}.${dnsSuffix}`);
  return { url, properties: {}, headers: {} };
}
