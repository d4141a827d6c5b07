import decoder from '@jsquash/webp/codec/dec/webp_dec.wasm';
import decode, { init } from '@jsquash/webp/decode.js';

/** The colours of a picture: four bytes a pixel. */
interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
}

let ready: Promise<void> | undefined;

/** Unpacks a picture of the type WebP. Throws where it is broken. */
export async function unpackWebp(bytes: Uint8Array): Promise<Bitmap> {
  ready ??= init({ wasmBinary: decoder });
  await ready;
  const { data, width, height } = await decode(new Uint8Array(bytes).buffer);
  return { data: Buffer.from(data.buffer), width, height };
}
