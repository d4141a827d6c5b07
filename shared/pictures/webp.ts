import { type CompactedBytes, compactBytes } from './compact-bytes.ts';
import { exifOf, orientationOf } from './orientation.ts';

/** `RIFF`, the length of what follows, `WEBP`. */
const fileHeadBytes = 12;
/** Type and length. */
const chunkHeadBytes = 8;
/** The length of the header of a frame, before its chunks. */
const frameHeadBytes = 16;
/** The chunks needed to show a picture and its frames. */
const pictureChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ICCP']);
/** The bits by which `VP8X` says that there are EXIF and XMP data. */
const exifBit = 0b1000;
const xmpBit = 0b0100;

/**
 * A WebP picture without EXIF and XMP data, and without what follows its end; it keeps its orientation,
 * and its pixels are untouched. Undefined where it is damaged. It is made of the same bytes.
 */
export function bareWebp(webp: Buffer): Buffer | undefined {
  const end = webp.readUInt32LE(4) + 8;
  if (end > webp.length) return undefined;
  const output = compactBytes(webp);
  output.keep(0, fileHeadBytes);
  const chunks: FoundChunks = { flagsAt: undefined, isTurned: false };
  if (!keepChunks(webp, fileHeadBytes, end, output, chunks)) return undefined;
  const bare = output.bytes();
  bare.writeUInt32LE(bare.length - 8, 4);
  if (chunks.flagsAt !== undefined) {
    const flags = (bare[chunks.flagsAt] ?? 0) & ~(exifBit | xmpBit);
    bare[chunks.flagsAt] = flags | (chunks.isTurned ? exifBit : 0);
  }
  return bare;
}

interface FoundChunks {
  /** The offset of the flags of `VP8X` in the result. */
  flagsAt: number | undefined;
  /** Whether an orientation was put. */
  isTurned: boolean;
}

/**
 * Keeps the chunks that are needed to show the picture. Returns whether all were complete. Chunks of a frame come
 * without `found`, which only the picture itself has.
 */
function keepChunks(
  webp: Buffer,
  from: number,
  to: number,
  output: CompactedBytes,
  chunks?: FoundChunks,
): boolean {
  for (let at = from; at < to; ) {
    if (at + chunkHeadBytes > to) return false;
    const type = webp.toString('latin1', at, at + 4);
    const content = at + chunkHeadBytes;
    const size = webp.readUInt32LE(at + 4);
    // An odd length is filled up.
    const [end, next] = [content + size, content + size + (size % 2)];
    if (next > to) return false;
    if (type === 'VP8X' && chunks) chunks.flagsAt = output.length() + chunkHeadBytes;
    if (pictureChunks.has(type)) output.keep(at, next);
    if (type === 'ANMF' && chunks && !keepFrame(webp, at, next, output)) return false;
    if (type === 'EXIF' && chunks && !chunks.isTurned) {
      const orientation = orientationOf(withoutName(webp.subarray(content, end)));
      chunks.isTurned = orientation !== undefined && output.put(exifChunk(orientation), at, next);
    }
    at = next;
  }
  return true;
}

/** A frame has chunks of its own. */
function keepFrame(webp: Buffer, at: number, end: number, output: CompactedBytes): boolean {
  const first = at + chunkHeadBytes + frameHeadBytes;
  if (first > end) return false;
  const startsAt = output.length();
  output.keep(at, first);
  if (!keepChunks(webp, first, end, output)) return false;
  const size = output.length() - startsAt - chunkHeadBytes;
  output.bytes().writeUInt32LE(size, startsAt + 4);
  return true;
}

/** Some programs begin EXIF data as in a JPEG. */
function withoutName(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
}

function exifChunk(orientation: number): Buffer {
  const content = exifOf(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
