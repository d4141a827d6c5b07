import { createJimp } from '@jimp/core';
import gif from '@jimp/js-gif';
import jpeg from '@jimp/js-jpeg';
import png from '@jimp/js-png';
import { methods as resize } from '@jimp/plugin-resize';
import { imageSize } from 'image-size';
import { unpackWebp } from './webp.ts';

const Jimp = createJimp({ formats: [gif, jpeg, png], plugins: [resize] });

/** The longer side of a preview in pixels, and its JPEG quality. */
const side = 480;
const quality = 75;
/** Decoding takes several copies of four bytes a pixel; this many fit the function's memory. */
const mostPixels = 20_000_000;
/** The types that decode without a native library. */
const unpacked = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/**
 * Makes a small JPEG of a picture; undefined if it is too large or of another type.
 * @throws for a picture that is corrupt after its first bytes
 */
export async function previewOf(bytes: Uint8Array, type: string): Promise<Uint8Array | undefined> {
  if (!unpacked.includes(type)) return undefined;
  const { width, height } = imageSize(bytes);
  if (width * height > mostPixels) return undefined;
  const image = await unpack(bytes, type);
  if (Math.max(image.width, image.height) > side) image.scaleToFit({ w: side, h: side });
  // JPEG has no transparency; the page behind is white.
  const flat = new Jimp({ width: image.width, height: image.height, color: 0xffffffff });
  flatten(flat.bitmap.data, image.bitmap.data);
  return flat.getBuffer('image/jpeg', { quality });
}

async function unpack(bytes: Uint8Array, type: string) {
  if (type === 'image/webp') return new Jimp(await unpackWebp(bytes));
  return Jimp.fromBuffer(Buffer.from(bytes));
}

/** Draws one bitmap over another of the same size. */
function flatten(below: Uint8Array, above: Uint8Array): void {
  for (let at = 0; at < above.length; at += 4) {
    const share = (above[at + 3] ?? 0) / 255;
    for (const channel of [at, at + 1, at + 2]) {
      const [under = 0, over = 0] = [below[channel], above[channel]];
      below[channel] = Math.round(over * share + under * (1 - share));
    }
  }
}
