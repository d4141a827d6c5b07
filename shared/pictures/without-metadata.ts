import { bareJpeg } from './jpeg.ts';
import { barePng } from './png.ts';
import { bareWebp } from './webp.ts';

const bareOf: ReadonlyMap<string, (bytes: Buffer) => Buffer | undefined> = new Map([
  ['image/jpeg', bareJpeg],
  ['image/png', barePng],
  ['image/webp', bareWebp],
]);

/**
 * A picture without what says where, when and by what it was taken. Files of other types, which have
 * no EXIF data, stay as they are. Undefined for a damaged picture. The bytes that come are used up.
 */
export function withoutMetadata(bytes: Buffer, type: string): Buffer | undefined {
  const bare = bareOf.get(type);
  return bare ? bare(bytes) : bytes;
}
