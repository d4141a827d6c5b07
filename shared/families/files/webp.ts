import decoder from '@jsquash/webp/codec/dec/webp_dec.wasm';
import decode, { init } from '@jsquash/webp/decode.js';

/** Pixels as four bytes each. */
interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
}

let ready: Promise<void> | undefined;

/**
 * Decodes a WebP picture.
 * @throws for a corrupt picture
 */
export async function unpackWebp(bytes: Uint8Array): Promise<Bitmap> {
  ready ??= init({ wasmBinary: decoder });
  await ready;
  const { data, width, height } = await decode(new Uint8Array(bytes).buffer);
  return { data: Buffer.from(data.buffer), width, height };
}
