import type { IncomingMessage } from 'node:http';
import { presign, type SignedMethod, signedSeconds } from '#shared/bucket/sign.ts';

/** The reason to refuse a request; undefined if its signature is valid. */
export async function refusalOf(request: IncomingMessage): Promise<string | undefined> {
  const { searchParams, pathname } = new URL(request.url ?? '/', 'http://bucket');
  const signature = searchParams.get('X-Amz-Signature');
  const now = timeOf(searchParams.get('X-Amz-Date') ?? '');
  if (!signature || Number.isNaN(now)) return 'The request is not signed.';
  if (Date.now() > now + signedSeconds * 1000) return 'The request has expired.';
  const method = methodOf(request.method);
  if (!method) return 'Nobody is given leave for this method.';
  // Signs the received request again, and compares the signatures.
  const query = [...searchParams].filter(([name]) => !name.startsWith('X-Amz-'));
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  const signedNames = (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';');
  const extra = Object.keys(request.headers).find((name) => isUnsigned(name, signedNames));
  if (extra !== undefined) return `The header ${extra} is not signed.`;
  const headers = signedHeaders(request, signedNames);
  const expectedUrl = await presign(method, {
    key,
    now,
    headers,
    query: Object.fromEntries(query),
  });
  const isSame = new URL(expectedUrl).searchParams.get('X-Amz-Signature') === signature;
  return isSame ? undefined : 'The request is not what was signed.';
}

function methodOf(method: string | undefined): SignedMethod | undefined {
  return (['GET', 'PUT', 'DELETE'] as const).find((one) => one === method);
}

/** Whether a header changes the request but was not signed, which AWS refuses, too. */
function isUnsigned(name: string, signedNames: readonly string[]): boolean {
  return name.startsWith('x-amz-') && !signedNames.includes(name);
}

function signedHeaders(
  { headers }: IncomingMessage,
  signedNames: readonly string[],
): Record<string, string> {
  const names = signedNames.filter((name) => name !== 'host');
  return Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
}

/** Parses a time such as `20300131T180000Z`. Returns milliseconds since 1970. */
function timeOf(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)?.slice(1);
  if (!parts) return Number.NaN;
  const [year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
