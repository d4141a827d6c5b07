import type { GatewayEvent } from './state.ts';

/** Whether `If-None-Match` names an ETag (RFC 9110, 13.1.2). */
export function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** Whether `Accept-Encoding` names an encoding, with a weight other than 0. */
export function acceptsEncoding(acceptEncoding: string | undefined, encoding: string): boolean {
  return (acceptEncoding ?? '').split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}

/** Whether `Prefer` asks to refuse unknown input: `handling=strict`. */
export function prefersStrict({ headers }: GatewayEvent): boolean {
  const strict = /(?:^|[,;])\s*handling\s*=\s*"?strict"?\s*(?:$|[,;])/i;
  return strict.test(headers.prefer ?? '');
}
