const orientationTag = 0x0112;
/** The type of a tag that holds one number of two bytes. */
const short = 3;
const entryBytes = 12;
/** From 1, upright, to 8. */
const isOrientation = (value: number) => value >= 1 && value <= 8;

/**
 * How a picture has to be turned to be upright, by its EXIF data; undefined where they do not say, or
 * where it is upright.
 */
export function orientationOf(exif: Buffer): number | undefined {
  const order = exif.toString('latin1', 0, 2);
  if ((order !== 'II' && order !== 'MM') || exif.length < 10) return undefined;
  const read16 = (at: number) => (order === 'II' ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const start = order === 'II' ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (start + 2 > exif.length) return undefined;
  const first = start + 2;
  for (let index = 0; index < read16(start); index += 1) {
    const entry = first + index * entryBytes;
    if (entry + entryBytes > exif.length) return undefined;
    if (read16(entry) !== orientationTag || read16(entry + 2) !== short) continue;
    const value = read16(entry + 8);
    return isOrientation(value) && value !== 1 ? value : undefined;
  }
  return undefined;
}

/** EXIF data that say how a picture has to be turned, and nothing else. */
export function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('II*\0', 'latin1');
  exif.writeUInt32LE(8, 4);
  exif.writeUInt16LE(1, 8);
  exif.writeUInt16LE(orientationTag, 10);
  exif.writeUInt16LE(short, 12);
  exif.writeUInt32LE(1, 14);
  exif.writeUInt16LE(orientation, 18);
  return exif;
}
