import { assets, page } from 'console-pages';
import { bucketOrigin } from '#shared/config.ts';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import { answerPages } from '#shared/http/served-pages.ts';

/** All that a page may load, run, and send to is this service itself, and the bucket of its files. */
const policyOf = (bucket: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${bucket}`,
    "media-src 'self' blob:",
    `connect-src 'self' ${bucket}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Serves the web console: `/` is its page, and `/console/<name>` one of the files that it names. */
export const handler = async (event: GatewayEvent): Promise<GatewayResult> =>
  answerPages(
    event,
    { page, assets },
    {
      'Content-Security-Policy': policyOf(bucketOrigin()),
      'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
      // The service worker is not at the root, but serves the whole site.
      ...(event.pathParameters?.asset === 'push.js' ? { 'Service-Worker-Allowed': '/' } : {}),
    },
  );
