import { crc32 } from 'node:zlib';
import { compactBytes } from './compact-bytes.ts';
import { exifOf, orientationOf } from './orientation.ts';

const signatureBytes = 8;
/** Length and type before the content of a chunk, and a checksum after it. */
const [headBytes, checksumBytes] = [8, 4];
const exifType = 'eXIf';
/** The chunks needed to show a picture and its frames. Others have texts, times and data of programs. */
const pictureChunks = new Set(
  (
    'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT ' +
    'acTL fcTL fdAT'
  ).split(' '),
);

/**
 * A PNG without texts, times and EXIF data, and without what follows its end; it keeps its orientation,
 * and its pixels are untouched. Undefined where it is damaged. It is made of the same bytes.
 */
export function barePng(png: Buffer): Buffer | undefined {
  const output = compactBytes(png);
  output.keep(0, signatureBytes);
  let isTurned = false;
  let type = '';
  for (let at = signatureBytes; type !== 'IEND'; ) {
    if (at + headBytes + checksumBytes > png.length) return undefined;
    const end = at + headBytes + png.readUInt32BE(at) + checksumBytes;
    if (end > png.length) return undefined;
    type = png.toString('latin1', at + 4, at + headBytes);
    if (pictureChunks.has(type)) output.keep(at, end);
    if (type === exifType && !isTurned) {
      const orientation = orientationOf(png.subarray(at + headBytes, end - checksumBytes));
      isTurned = orientation !== undefined && output.put(exifChunk(orientation), at, end);
    }
    at = end;
  }
  return output.bytes();
}

function exifChunk(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from(exifType), exifOf(orientation)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(checksumBytes)];
  length.writeUInt32BE(content.length - 4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
