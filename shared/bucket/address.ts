import { bucketEndpoint, bucketName, bucketOrigin } from '#shared/config.ts';

/** Where an object is, as far as it is signed. */
export interface ObjectAddress {
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
}

/** Where the object of a key is: on AWS by the name of the bucket, elsewhere by its path. */
export function addressOf(key: string): ObjectAddress {
  const url = new URL(bucketOrigin());
  const { protocol, hostname, port } = url;
  const path = bucketEndpoint() === undefined ? `/${key}` : `/${bucketName()}/${key}`;
  return { protocol, hostname, ...(port === '' ? {} : { port: Number(port) }), path };
}
