import { longestLabel } from './collections.ts';

/**
 * The labels that a scanned value may contain, in the order of lookup: the value itself, and for a
 * web address its `qr` parameter or last path segment.
 */
export function labelsOf(scanned: string): string[] {
  return meanings(scanned).filter((value) => [...value].length <= longestLabel);
}

function meanings(scanned: string): string[] {
  const value = scanned.trim().normalize('NFC');
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return [value];
  const url = new URL(value);
  const inner = url.searchParams.get('qr') ?? decode(url.pathname.split('/').findLast(Boolean));
  return inner?.trim() ? [value, inner.trim().normalize('NFC')] : [value];
}

function decode(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
