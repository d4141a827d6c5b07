import { compactBytes } from './compact-bytes.ts';
import { exifOf, orientationOf } from './orientation.ts';

const markerBytes = 2;
const endMarker = 0xd9;
const scanMarker = 0xda;
const exifMarker = 0xe1;
const exifName = Buffer.from('Exif\0\0');
/** Segments that programs add to a picture: their own, and comments. */
const isAdded = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
/** The beginnings of added segments that are needed to show its colours, by marker. */
const colourNames: ReadonlyMap<number, Buffer> = new Map([
  [0xe0, Buffer.from('JFIF\0')],
  [0xe2, Buffer.from('ICC_PROFILE\0')],
  [0xee, Buffer.from('Adobe')],
]);

/**
 * A JPEG without what programs added to it, and without what follows its end; it keeps its orientation,
 * and its pixels are untouched. Undefined where it is damaged. It is made of the same bytes.
 */
export function bareJpeg(jpeg: Buffer): Buffer | undefined {
  const output = compactBytes(jpeg);
  output.keep(0, markerBytes);
  let isTurned = false;
  let at = markerBytes;
  for (;;) {
    // Any number of fill bytes (0xFF) may precede a marker.
    while (jpeg[at] === 0xff && jpeg[at + 1] === 0xff) at += 1;
    const marker = jpeg[at + 1];
    if (jpeg[at] !== 0xff || marker === undefined) return undefined;
    if (marker === endMarker) break;
    const [content, end] = [at + 4, segmentEnd(jpeg, at)];
    if (end === undefined) return undefined;
    if (marker === exifMarker && !isTurned && begins(jpeg, content, end, exifName)) {
      const orientation = orientationOf(jpeg.subarray(content + exifName.length, end));
      isTurned = orientation !== undefined && output.put(exifSegment(orientation), at, end);
    }
    const next = marker === scanMarker ? endOfScan(jpeg, end) : end;
    const name = colourNames.get(marker);
    if (name ? begins(jpeg, content, end, name) : !isAdded(marker)) output.keep(at, next);
    at = next;
    // Viewers accept pictures without an end marker.
    if (at === jpeg.length) break;
  }
  if (at < jpeg.length) output.keep(at, at + markerBytes);
  return output.bytes();
}

/** The end of a segment, by its length; undefined if the length is invalid. */
function segmentEnd(jpeg: Buffer, at: number): number | undefined {
  if (at + 4 > jpeg.length) return undefined;
  const end = at + 2 + jpeg.readUInt16BE(at + 2);
  return end < at + 4 || end > jpeg.length ? undefined : end;
}

function begins(jpeg: Buffer, content: number, end: number, name: Buffer): boolean {
  const after = content + name.length;
  return after <= end && jpeg.compare(name, 0, name.length, content, after) === 0;
}

/** The end of the data of a scan: the next marker that is not part of them. */
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
  const content = Buffer.concat([exifName, exifOf(orientation)]);
  const head = Buffer.from([0xff, exifMarker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
