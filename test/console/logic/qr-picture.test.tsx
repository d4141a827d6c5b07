import jsqr from 'jsqr';
import { render } from 'preact';
import { expect, test } from 'vitest';
import { QrPicture } from '#console/ui/qr-picture.tsx';

const scale = 4;

/** Decodes the QR code that is shown for a text; undefined if none is shown. */
function decode(text: string): string | undefined {
  render(<QrPicture text={text} />, document.body);
  const picture = document.querySelector('svg');
  if (!picture) return undefined;
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const size = side * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of picture.innerHTML.matchAll(/M(\d+) (\d+)h/g)) {
    for (let pixel = 0; pixel < scale * scale; pixel += 1) {
      const column = Number(x) * scale + (pixel % scale);
      const row = Number(y) * scale + Math.floor(pixel / scale);
      pixels.set([0, 0, 0, 255], (row * size + column) * 4);
    }
  }
  return jsqr.default(pixels, size, size)?.data;
}

test.each(['A', 'https://x.example/qr?A=07', 'Żarówka №7', 'x'.repeat(213)])(
  'the QR code of the label %s can be decoded',
  (text) => {
    expect(decode(text)).toBe(text);
  },
);

test('a text that is too long has no QR code', () => {
  expect(decode('x'.repeat(214))).toBeUndefined();
});
