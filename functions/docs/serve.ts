import { assets, page } from 'docs-pages';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import { answerPages } from '#shared/http/served-pages.ts';

/** All that a page may load, run, and send to is this service itself. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The stylesheet of the reference contains its icons as data URLs.
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': policy,
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Serves the documentation: `/docs` is its first page, `/docs/<name>` another one or one of their files. */
export const handler = async (event: GatewayEvent): Promise<GatewayResult> =>
  answerPages(event, { page, assets }, headers);
