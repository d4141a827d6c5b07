import { brotliDecompressSync } from 'node:zlib';
import { acceptsEncoding, hasTag } from '#shared/http/middleware/header-lists.ts';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';

/** A file with its compressed forms, in base64 as Lambda returns it. */
export interface ServedFile {
  name: string;
  type: string;
  etag: string;
  br: string;
  gzip: string;
}

/** The file in the encoding that the client accepts; 304 where the client has it already. */
export function answerFile(
  { headers }: GatewayEvent,
  file: ServedFile,
  more: Record<string, string>,
): GatewayResult {
  const common = { ...more, Vary: 'Accept-Encoding', ETag: file.etag };
  if (hasTag(headers['if-none-match'], file.etag)) return { statusCode: 304, headers: common };
  const { encoding, body } = encodedFor(headers['accept-encoding'], file);
  return {
    statusCode: 200,
    headers: {
      ...common,
      'Content-Type': file.type,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
    body,
    isBase64Encoded: true,
  };
}

function encodedFor(acceptedEncodings: string | undefined, { br, gzip }: ServedFile) {
  if (acceptsEncoding(acceptedEncodings, 'br')) return { encoding: 'br', body: br };
  if (acceptsEncoding(acceptedEncodings, 'gzip')) return { encoding: 'gzip', body: gzip };
  return {
    encoding: undefined,
    body: brotliDecompressSync(Buffer.from(br, 'base64')).toString('base64'),
  };
}
