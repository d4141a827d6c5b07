import { hashSecret } from '#shared/auth/token.ts';
import { originSecrets } from '#shared/config.ts';
import type { GatewayEvent } from '#shared/http/middleware/state.ts';

/** The headers that the front door adds to each request, replacing those that the client sent. */
export const frontDoorHeaders = {
  secret: 'x-origin-secret',
  address: 'x-viewer-address',
  host: 'x-viewer-host',
} as const;

/** Whether a request came as all have to; any way where there is no front door. */
export function isThroughFrontDoor({ headers }: GatewayEvent): boolean {
  const secrets = originSecrets();
  if (secrets.length === 0) return true;
  // Hashes are compared, so that the time of a comparison reveals nothing.
  const secretHash = hashSecret(headers[frontDoorHeaders.secret] ?? '');
  return secrets.some((secret) => hashSecret(secret) === secretHash);
}

/** The sender's address and the requested host, from the front door, or else from the gateway. */
export function viewerOf({ headers, requestContext }: GatewayEvent) {
  const { sourceIp, userAgent } = requestContext.http;
  const host = headers.host ?? requestContext.domainName;
  if (originSecrets().length === 0) return { ip: sourceIp, host, userAgent };
  const { [frontDoorHeaders.address]: ip = sourceIp, [frontDoorHeaders.host]: viewerHost = host } =
    headers;
  return { ip, host: viewerHost, userAgent };
}
