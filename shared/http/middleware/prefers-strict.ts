import type { GatewayEvent } from './state.ts';

/** Whether a client wants to be refused what nothing reads: `Prefer: handling=strict`. */
export function prefersStrict({ headers }: GatewayEvent): boolean {
  const strict = /(?:^|[,;])\s*handling\s*=\s*"?strict"?\s*(?:$|[,;])/i;
  return strict.test(headers.prefer ?? '');
}
