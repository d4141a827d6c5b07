import { Webhook } from 'standardwebhooks';

/** The headers by which a receiver knows who sent a body, with a signature for each secret. */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: number,
): Record<string, string> {
  const time = new Date(now);
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, time, body));
  return {
    'content-type': 'application/json',
    'user-agent': 'Equipment-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
