import { counted } from '#console/counted.ts';

/** As `3 items and 1 kit`. */
export function countOf(items: readonly unknown[], kits: readonly unknown[]): string {
  const parts = [
    ...(items.length > 0 || kits.length === 0 ? [counted(items.length, 'item')] : []),
    ...(kits.length > 0 ? [counted(kits.length, 'kit')] : []),
  ];
  return parts.join(' and ');
}

/** The label of what books it. */
export function labelOf(kind: 'reserve' | 'check-out', what: string, times: number): string {
  const verb = kind === 'reserve' ? 'Reserve' : 'Check out';
  return `${verb} ${what}${times > 1 ? `, ${times} times` : ''}`;
}
