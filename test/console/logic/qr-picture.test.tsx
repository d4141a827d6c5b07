import jsqr from 'jsqr';
import { render } from 'preact';
import { expect, test } from 'vitest';
import { QrPicture } from '#console/ui/qr-picture.tsx';

const scale = 4;

/** What a reader finds in the picture of a text; undefined where there is no picture. */
function readBack(text: string): string | undefined {
  render(<QrPicture text={text} />, document.body);
  const picture = document.querySelector('svg');
  if (!picture) return undefined;
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const size = side * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of picture.innerHTML.matchAll(/M(\d+) (\d+)h/g)) {
    for (let place = 0; place < scale * scale; place += 1) {
      const column = Number(x) * scale + (place % scale);
      const row = Number(y) * scale + Math.floor(place / scale);
      pixels.set([0, 0, 0, 255], (row * size + column) * 4);
    }
  }
  return jsqr.default(pixels, size, size)?.data;
}

test.each(['A', 'https://x.example/qr?A=07', 'Żarówka №7', 'x'.repeat(213)])(
  'the label %s is read back from its picture',
  (text) => {
    expect(readBack(text)).toBe(text);
  },
);

test('a text that is too long for a label has no picture', () => {
  expect(readBack('x'.repeat(214))).toBeUndefined();
});
