import { partition } from '@aws-sdk/core/client';

/** What the SDK decides an address by; an endpoint that is set comes before that of the region. */
interface EndpointParameters {
  Endpoint?: string;
  Region?: string;
}

/**
 * Stands in the bundles for the rules by which the SDK decides DynamoDB's address: of them a function
 * needs one, and the rest (addresses by account, for FIPS, for both versions of IP) is 8 KB.
 */
export function defaultEndpointResolver({ Endpoint, Region = '' }: EndpointParameters) {
  const { dnsSuffix } = partition(Region);
  const url = new URL(Endpoint ?? `https://dynamodb.${Region}.${dnsSuffix}`);
  return { url, properties: {}, headers: {} };
}
