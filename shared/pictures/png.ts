import { crc32 } from 'node:zlib';
import { exifOf, orientationOf } from './orientation.ts';

const signatureBytes = 8;
/** What it takes to show a picture, and its frames. The rest is text, times and what programs add. */
const kept = new Set(
  (
    'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT ' +
    'acTL fcTL fdAT'
  ).split(' '),
);

/**
 * A PNG without texts, times and EXIF data, and without what follows its end; it keeps its orientation,
 * and its pixels are untouched. Undefined where it is damaged.
 */
export function barePng(png: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let orientation: number | undefined;
  let type = '';
  for (let at = signatureBytes; type !== 'IEND'; ) {
    // Length, type, content, checksum.
    if (at + 12 > png.length) return undefined;
    const end = at + 12 + png.readUInt32BE(at);
    if (end > png.length) return undefined;
    type = png.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf') orientation ??= orientationOf(png.subarray(at + 8, end - 4));
    if (kept.has(type)) parts.push(png.subarray(at, end));
    at = end;
  }
  const [header, ...rest] = parts;
  if (!header) return undefined;
  const turned = orientation === undefined ? [] : [exifChunk(orientation)];
  return Buffer.concat([png.subarray(0, signatureBytes), header, ...turned, ...rest]);
}

function exifChunk(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('eXIf'), exifOf(orientation)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}
