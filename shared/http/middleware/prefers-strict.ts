import type { GatewayEvent } from './state.ts';

/** Whether the client wants unknown input refused: `Prefer: handling=strict`. */
export function prefersStrict({ headers }: GatewayEvent): boolean {
  const strict = /(?:^|[,;])\s*handling\s*=\s*"?strict"?\s*(?:$|[,;])/i;
  return strict.test(headers.prefer ?? '');
}
