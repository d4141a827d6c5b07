import { hashSecret } from '#shared/auth/token.ts';
import { originSecrets } from '#shared/config.ts';
import type { GatewayEvent } from '#shared/http/middleware/state.ts';

/** What the front door adds to each request, over whatever a client sent by these names. */
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

/** Who sent a request, and to which host, as the front door says, or the gateway where there is none. */
export function viewerOf({ headers, requestContext }: GatewayEvent) {
  const { sourceIp, userAgent } = requestContext.http;
  const host = headers.host ?? requestContext.domainName;
  if (originSecrets().length === 0) return { ip: sourceIp, host, userAgent };
  const { [frontDoorHeaders.address]: ip = sourceIp, [frontDoorHeaders.host]: viewerHost = host } =
    headers;
  return { ip, host: viewerHost, userAgent };
}
