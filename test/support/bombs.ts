import { constants, crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** A decompression bomb: a picture that takes far more memory to decode than it has bytes. */
export interface Bomb {
  name: string;
  type: string;
  bytes: Buffer;
}

const megabyte = 1024 * 1024;

/** Pictures of each type, of at most `maxBytes`, that declare fewer or far more pixels than their data has. */
export async function makeBombs(maxBytes: number): Promise<Bomb[]> {
  const progressive = await jpegOf(64);
  const webp = await sharp(canvas(64)).webp().toBuffer();
  const lossless = await sharp(canvas(64)).webp({ lossless: true }).toBuffer();
  return [
    png('an interlaced PNG of one pixel', { side: 1, isInterlaced: true }, zeros(maxBytes)),
    png('a PNG of one pixel', { side: 1 }, zeros(maxBytes)),
    png('a PNG of 65,535 pixels a side', { side: 65_535 }, zeros(maxBytes)),
    png(
      'an interlaced PNG of 160 MB',
      { side: 4_470, isInterlaced: true, bits: 16 },
      zeros(200_000),
    ),
    png('a PNG with a text that inflates', { side: 1 }, zeros(1_000), zeros(maxBytes)),
    gif('a GIF whose first frame is larger than its screen', 1, 65_535),
    gif('a GIF with a screen of 65,535 pixels a side', 65_535, 1),
    gif('a GIF of 65,535 pixels a side', 65_535, 65_535),
    jpeg('a JPEG of 65,500 pixels a side', withDeclaredSize(progressive, 65_500)),
    jpeg('a JPEG of many scans', withRepeatedScan(await jpegOf(4_400), maxBytes)),
    {
      name: 'a WebP of 16,383 pixels a side',
      type: 'image/webp',
      bytes: withLargestLossySize(webp),
    },
    {
      name: 'a lossless WebP of 16,384 a side',
      type: 'image/webp',
      bytes: withLargestLosslessSize(lossless),
    },
  ];
}

const canvas = (side: number) => ({
  create: { width: side, height: side, channels: 3 as const, background: 'grey' },
});
const jpegOf = (side: number) => sharp(canvas(side)).jpeg({ progressive: true }).toBuffer();
const jpeg = (name: string, bytes: Buffer): Bomb => ({ name, type: 'image/jpeg', bytes });

/** A number of bytes that inflate to a thousand times as many zeros. */
function zeros(bytes: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(Math.min(16 * megabyte, bytes * 500)), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const count = Math.max(1, Math.floor((bytes - 100) / part.length));
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: count }, () => part),
    Buffer.from([3, 0, 0, 0, 0, 0]),
  ]);
}

interface PngHeader {
  side: number;
  isInterlaced?: boolean;
  bits?: number;
}

function png(
  name: string,
  { side, isInterlaced = false, bits = 8 }: PngHeader,
  data: Buffer,
  text?: Buffer,
): Bomb {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header[8] = bits;
  header[9] = 6;
  header[12] = isInterlaced ? 1 : 0;
  const texts = text ? [pngChunk('zTXt', Buffer.concat([Buffer.from('Title\0\0'), text]))] : [];
  const bytes = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...texts,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, type: 'image/png', bytes };
}

/** A chunk of a PNG: its length, its type, its content, and a checksum. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const [head, checksum] = [Buffer.alloc(8), Buffer.alloc(4)];
  head.writeUInt32BE(content.length);
  head.write(type, 4, 'latin1');
  checksum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), content])));
  return Buffer.concat([head, content, checksum]);
}

/** A GIF of 35 bytes: a screen, and one frame. */
function gif(name: string, screen: number, frame: number): Bomb {
  const bytes = Buffer.alloc(35);
  bytes.write('GIF89a', 'latin1');
  bytes.writeUInt16LE(screen, 6);
  bytes.writeUInt16LE(screen, 8);
  bytes[10] = 0x80;
  bytes[19] = 0x2c;
  bytes.writeUInt16LE(frame, 24);
  bytes.writeUInt16LE(frame, 26);
  bytes.set([2, 2, 0x4c, 1, 0, 0x3b], 29);
  return { name, type: 'image/gif', bytes };
}

/** The same picture with a header that says that it is larger. */
function withDeclaredSize(picture: Buffer, side: number): Buffer {
  const bytes = Buffer.from(picture);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

/** The same picture with its last scan repeated. */
function withRepeatedScan(picture: Buffer, maxBytes: number): Buffer {
  const scan = picture.lastIndexOf(Buffer.from([0xff, 0xda]));
  const last = picture.subarray(scan, -2);
  const count = Math.floor((maxBytes - picture.length) / last.length);
  const copies = Array.from({ length: count }, () => last);
  return Buffer.concat([picture.subarray(0, -2), ...copies, picture.subarray(-2)]);
}

function withLargestLossySize(webp: Buffer): Buffer {
  const bytes = Buffer.from(webp);
  const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  bytes.writeUInt16LE(16_383, frame + 3);
  bytes.writeUInt16LE(16_383, frame + 5);
  return bytes;
}

function withLargestLosslessSize(webp: Buffer): Buffer {
  const bytes = Buffer.from(webp);
  // After a byte that marks the format, each side has 14 bits.
  const at = bytes.indexOf('VP8L') + 9;
  bytes.writeUInt32LE((bytes.readUInt32LE(at) | 0x0fff_ffff) >>> 0, at);
  return bytes;
}
