import { Hash } from '@smithy/core/serde';
import { HttpRequest } from '@smithy/core/transport';
import { SignatureV4 } from '@smithy/signature-v4';
import { credentials, region } from '#shared/config.ts';
import { addressOf } from './address.ts';

/** How long a signed request may be sent, in seconds. */
export const signedSeconds = 15 * 60;

/** What others are given leave for. */
export type Presigned = 'GET' | 'PUT' | 'DELETE';

interface Signed {
  key: string;
  /** When it is signed, in milliseconds since 1970. */
  now: number;
  /** What has to be sent beside, to the letter. */
  headers?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** The address of an object, with leave to do one thing with it for 15 minutes. */
export async function presign(
  method: Presigned,
  { key, now, headers = {}, query = {} }: Signed,
): Promise<string> {
  const { protocol, hostname, port, path } = addressOf(key);
  const host = port === undefined ? hostname : `${hostname}:${port}`;
  const request = new HttpRequest({
    method,
    protocol,
    hostname,
    ...(port === undefined ? {} : { port }),
    path,
    query: { ...query },
    // What is sent is signed by its length and type, not by its bytes.
    headers: { ...headers, host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
  });
  const signed = await signer().presign(request, {
    expiresIn: signedSeconds,
    signingDate: new Date(now),
  });
  return `${protocol}//${host}${path}?${queryText(signed.query ?? {})}`;
}

/** One for each call: the credentials of a function are those of its environment now. */
function signer(): SignatureV4 {
  return new SignatureV4({
    service: 's3',
    region: region(),
    credentials: credentials(),
    sha256: Hash.bind(null, 'sha256'),
    // S3 takes paths as they are.
    uriEscapePath: false,
    applyChecksum: false,
  });
}

function queryText(query: NonNullable<HttpRequest['query']>): string {
  return Object.entries(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(String(value))}`)
    .join('&');
}

/** As signatures count it: more is escaped than by JavaScript alone. */
export function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
