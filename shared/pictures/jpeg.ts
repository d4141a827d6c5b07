import { exifOf, orientationOf } from './orientation.ts';

const start = Buffer.from([0xff, 0xd8]);
const endMarker = 0xd9;
const scanMarker = 0xda;
const exifMarker = 0xe1;
const exifName = 'Exif\0\0';
/** What programs add to a picture, beside what it takes to show it: segments of their own, and comments. */
const isAdded = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
/** Of them, what it takes to show its colours, by what begins it. */
const keptNames: Readonly<Record<number, string>> = {
  224: 'JFIF\0',
  226: 'ICC_PROFILE\0',
  238: 'Adobe',
};

/**
 * A JPEG without what programs added to it, and without what follows its end; it keeps its orientation,
 * and its pixels are untouched. Undefined where it is damaged.
 */
export function bareJpeg(jpeg: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let orientation: number | undefined;
  let at = start.length;
  for (;;) {
    // Any number of these may stand before a marker.
    while (jpeg[at] === 0xff && jpeg[at + 1] === 0xff) at += 1;
    const marker = jpeg[at + 1];
    if (jpeg[at] !== 0xff || marker === undefined) return undefined;
    if (marker === endMarker) break;
    if (at + 4 > jpeg.length) return undefined;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    const content = jpeg.subarray(at + 4, end);
    if (end > jpeg.length || end < at + 4) return undefined;
    if (marker === exifMarker && hasName(content, exifName)) {
      orientation ??= orientationOf(content.subarray(exifName.length));
    }
    const name = keptNames[marker];
    const isKept = !isAdded(marker) || (name !== undefined && hasName(content, name));
    const next = marker === scanMarker ? endOfScan(jpeg, end) : end;
    if (isKept) parts.push(jpeg.subarray(at, next));
    // Where the end is missing, a picture may be shown all the same.
    if (next === jpeg.length) break;
    at = next;
  }
  const turned = orientation === undefined ? [] : [exifSegment(orientation)];
  return Buffer.concat([start, ...turned, ...parts, Buffer.from([0xff, endMarker])]);
}

function hasName(content: Buffer, name: string): boolean {
  return content.toString('latin1', 0, name.length) === name;
}

/** Where the data of a scan end: before the next marker that is not part of them. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at !== -1; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1];
    if (next === undefined) break;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return jpeg.length;
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from(exifName, 'latin1'), exifOf(orientation)]);
  const head = Buffer.from([0xff, exifMarker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
