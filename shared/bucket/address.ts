import { bucketEndpoint, bucketName, bucketOrigin } from '#shared/config.ts';

/** The signed parts of an object's address. */
interface ObjectAddress {
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
}

/** The address of an object: by bucket name on AWS, by path elsewhere. */
export function addressOf(key: string): ObjectAddress {
  const url = new URL(bucketOrigin());
  const { protocol, hostname, port } = url;
  const path = bucketEndpoint() === undefined ? `/${key}` : `/${bucketName()}/${key}`;
  return { protocol, hostname, ...(port === '' ? {} : { port: Number(port) }), path };
}
