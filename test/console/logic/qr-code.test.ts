import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { qrCode } from '#console/qr/qr-code.ts';

const scale = 4;
const margin = 4;

/** What a reader finds in a picture of a code. */
function readBack(code: boolean[][]): string | undefined {
  const size = (code.length + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const row = code[Math.floor(y / scale) - margin];
      const shade = row?.[Math.floor(x / scale) - margin] ? 0 : 255;
      pixels.set([shade, shade, shade, 255], (y * size + x) * 4);
    }
  }
  return jsqr.default(pixels, size, size)?.data;
}

test.each([1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213])(
  'a label of %i characters is read back from its code',
  (length) => {
    const text = 'https://x.example/qr?A=07'.repeat(9).slice(0, length);
    expect(readBack(qrCode(text) ?? [])).toBe(text);
  },
);

test('letters beyond ASCII are read back, and what is too long has no code', () => {
  expect(readBack(qrCode('Żarówka №7') ?? [])).toBe('Żarówka №7');
  expect(qrCode('x'.repeat(214))).toBeUndefined();
});
