import { isWebAddress } from '#shared/text.ts';
import { longestLabel } from './collections.ts';

/**
 * The labels that a scanned value may contain, in the order of lookup: the value itself, and for a
 * web address its `qr` parameter or last path segment, percent-decoded. A plus sign in the parameter
 * means itself, or else a space, as forms write it.
 */
export function labelsOf(scan: string): string[] {
  return meanings(scan).filter((value) => [...value].length <= longestLabel);
}

function meanings(scan: string): string[] {
  const value = scan.trim().normalize('NFC');
  if (!isWebAddress(value)) return [value];
  const { search, searchParams, pathname } = new URL(value);
  const parameter = new URLSearchParams(search.replaceAll('+', '%2B')).get('qr');
  const inner =
    parameter === null
      ? [decode(pathname.split('/').findLast(Boolean))]
      : [parameter, searchParams.get('qr') ?? ''];
  const labels = inner.map((one) => one.trim().normalize('NFC')).filter(Boolean);
  return [...new Set([value, ...labels])];
}

function decode(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
