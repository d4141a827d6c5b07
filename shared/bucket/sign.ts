import { Hash } from '@smithy/core/serde';
import { HttpRequest } from '@smithy/core/transport';
import { SignatureV4 } from '@smithy/signature-v4';
import { bucketEndpoint, bucketName, bucketOrigin, credentials, region } from '#shared/config.ts';

/** How long a signed request is valid, in seconds. */
export const signedSeconds = 15 * 60;

/** The methods that a client can be authorised for. */
export type SignedMethod = 'GET' | 'PUT' | 'DELETE';

interface SignatureInput {
  key: string;
  now: number;
  /** Headers that the client must send exactly. */
  headers?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** The address of an object, authorised for one method for 15 minutes. */
export async function presign(
  method: SignedMethod,
  { key, now, headers = {}, query = {} }: SignatureInput,
): Promise<string> {
  const { protocol, hostname, port, host } = new URL(bucketOrigin());
  // AWS has the bucket in the name of the host, others have it in the path.
  const path = bucketEndpoint() === undefined ? `/${key}` : `/${bucketName()}/${key}`;
  const request = new HttpRequest({
    method,
    protocol,
    hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    path,
    query: { ...query },
    // The signature covers the length and the type, not the bytes.
    headers: { ...headers, host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
  });
  const signedRequest = await signer().presign(request, {
    expiresIn: signedSeconds,
    signingDate: new Date(now),
  });
  return `${protocol}//${host}${path}?${queryText(signedRequest.query ?? {})}`;
}

/** Created for each call, because Lambda's credentials change. */
function signer(): SignatureV4 {
  return new SignatureV4({
    service: 's3',
    region: region(),
    credentials: credentials(),
    sha256: Hash.bind(null, 'sha256'),
    // S3 takes paths without double encoding.
    uriEscapePath: false,
    applyChecksum: false,
  });
}

function queryText(query: NonNullable<HttpRequest['query']>): string {
  return Object.entries(query)
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(String(value))}`)
    .join('&');
}

/** Percent-encodes as AWS signatures require, which is more than `encodeURIComponent` does. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
