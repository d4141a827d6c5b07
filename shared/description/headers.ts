import { keyRequestsPerMinute, sessionRequestsPerMinute } from '#shared/auth/rate.ts';
import type { JsonSchema } from '#shared/fields/field.ts';

interface Header {
  description: string;
  schema: JsonSchema;
  example: string | number;
  /** Sent with every response that declares it. */
  required?: true;
}

/** Every response header besides those of HTTP itself. */
export const headers = {
  'X-RateLimit-Limit': {
    description:
      `How many requests the credential may make in a clock minute: ${keyRequestsPerMinute} for a key, ` +
      `${sessionRequestsPerMinute} for a session. Without a valid credential, the full limit is shown.`,
    schema: { type: 'integer', minimum: 1 },
    example: keyRequestsPerMinute,
    required: true,
  },
  'X-RateLimit-Remaining': {
    description: 'How many of them are left.',
    schema: { type: 'integer', minimum: 0 },
    example: keyRequestsPerMinute - 1,
    required: true,
  },
  'X-RateLimit-Reset': {
    description: 'When the next minute begins, in seconds since 1970.',
    schema: { type: 'integer', minimum: 0 },
    example: 1_800_000_060,
    required: true,
  },
  Vary: {
    description:
      'The answer depends on the encodings that the request accepts, and on its credential.',
    schema: { type: 'string' },
    example: 'Accept-Encoding, Authorization, Cookie',
    required: true,
  },
  'Content-Encoding': {
    description:
      'How the body is compressed, if the request accepts it and the body is large enough.',
    schema: { type: 'string', enum: ['gzip', 'br'] },
    example: 'gzip',
  },
  'Cache-Control': {
    description: 'Who may keep the answer, and for how long.',
    schema: { type: 'string' },
    example: 'no-store',
    required: true,
  },
  'X-Content-Type-Options': {
    description: 'Browsers must not guess another content type.',
    schema: { type: 'string', enum: ['nosniff'] },
    example: 'nosniff',
    required: true,
  },
  ETag: {
    description: 'The version of the record, for `If-Match`; of a document, its contents.',
    schema: { type: 'string' },
    example: '"3"',
  },
  Location: {
    description: 'The path of the record that was created. Absent from dry runs.',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/v1/items/7',
    required: true,
  },
  'Idempotent-Replayed': {
    description: 'This answer repeats that of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Set-Cookie': {
    description: 'The refresh token, where the session keeps it as a cookie.',
    schema: { type: 'string' },
    example: 'refresh=refresh_…; HttpOnly; Secure; SameSite=Strict; Path=/v1/auth; Max-Age=2592000',
  },
  'WWW-Authenticate': {
    description: 'The scheme by which a credential is sent.',
    schema: { type: 'string', enum: ['Bearer'] },
    example: 'Bearer',
    required: true,
  },
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 1 },
    example: 12,
    required: true,
  },
} satisfies Record<string, Header>;

export type HeaderName = keyof typeof headers;

/** Response headers, as references to the components. */
export function headersOf(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export const rateHeaderNames = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
] as const satisfies readonly HeaderName[];

/** The headers of every answer with a body. */
export const bodyHeaderNames = [
  ...rateHeaderNames,
  'Cache-Control',
  'X-Content-Type-Options',
  'Vary',
  'Content-Encoding',
] as const satisfies readonly HeaderName[];
