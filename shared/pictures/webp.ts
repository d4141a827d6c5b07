import { exifOf, orientationOf } from './orientation.ts';

/** `RIFF`, the length of what follows, `WEBP`. */
const headBytes = 12;
/** What it takes to show a picture, and its frames. */
const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** What a frame says of itself before its own chunks. */
const frameHeadBytes = 16;
/** The bits by which the first chunk says that there are EXIF and XMP data. */
const exifBit = 0b1000;
const xmpBit = 0b0100;

interface Chunk {
  type: string;
  content: Buffer;
}

/**
 * A WebP picture without EXIF and XMP data, and without what follows its end; it keeps its orientation,
 * and its pixels are untouched. Undefined where it is damaged.
 */
export function bareWebp(webp: Buffer): Buffer | undefined {
  const chunks = readChunks(webp.subarray(headBytes, webp.readUInt32LE(4) + 8));
  if (!chunks) return undefined;
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const orientation = exif && orientationOf(withoutName(exif.content));
  const shown = chunks.filter(({ type }) => kept.has(type)).map(bareChunk);
  if (shown.includes(undefined)) return undefined;
  const turned = orientation === undefined ? [] : [{ type: 'EXIF', content: exifOf(orientation) }];
  const all = [...(shown as Chunk[]).map((one) => flagged(one, turned.length > 0)), ...turned];
  const body = Buffer.concat(all.map(bytesOf));
  const head = Buffer.from(webp.subarray(0, headBytes));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** Some programs begin EXIF data as in a JPEG. */
function withoutName(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
}

/** A frame has chunks of its own. */
function bareChunk(chunk: Chunk): Chunk | undefined {
  if (chunk.type !== 'ANMF') return chunk;
  const own = readChunks(chunk.content.subarray(frameHeadBytes));
  if (!own) return undefined;
  const shown = own.filter(({ type }) => kept.has(type)).map(bytesOf);
  const content = Buffer.concat([chunk.content.subarray(0, frameHeadBytes), ...shown]);
  return { type: chunk.type, content };
}

function flagged({ type, content }: Chunk, hasExif: boolean): Chunk {
  if (type !== 'VP8X') return { type, content };
  const changed = Buffer.from(content);
  changed[0] = ((content[0] ?? 0) & ~(exifBit | xmpBit)) | (hasExif ? exifBit : 0);
  return { type, content: changed };
}

function readChunks(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) return undefined;
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size;
    if (end > bytes.length) return undefined;
    chunks.push({
      type: bytes.toString('latin1', at, at + 4),
      content: bytes.subarray(at + 8, end),
    });
    // An odd length is filled up.
    at = end + (size % 2);
  }
  return chunks;
}

function bytesOf({ type, content }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
