import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutMetadata } from '#shared/pictures/without-metadata.ts';
import { pngChunk } from '../../support/bombs.ts';

const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number];

const location = {
  IFD0: { Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>somewhere</rdf></x:xmpmeta>';

/** A picture of some colours with its location and its orientation. */
function photo(format: Format, orientation = 6): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, index) => (index * 7) % 256));
  return sharp(pixels, { raw: { width: 40, height: 30, channels: 3 } })
    .withMetadata({ orientation })
    .withExifMerge(location)
    .withXmp(xmp)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();
}

const stripMetadata = (picture: Buffer, format: Format) =>
  withoutMetadata(Buffer.from(picture), `image/${format}`);
const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer();

test.each(formats)('a %s loses its location', async (format) => {
  const before = await photo(format);
  expect(before.includes('Somebody')).toBe(true);
  const after = stripMetadata(before, format) ?? before;
  for (const text of ['Somebody', 'somewhere', 'xmpmeta']) expect(after.includes(text)).toBe(false);
  expect(after.length).toBeLessThan(before.length);
});

test.each(formats)('a %s keeps its pixels, its colours and its orientation', async (format) => {
  const before = await photo(format);
  const after = stripMetadata(before, format) ?? before;
  expect(await pixelsOf(after)).toEqual(await pixelsOf(before));
  const [metadataBefore, metadataAfter] = [
    await sharp(before).metadata(),
    await sharp(after).metadata(),
  ];
  expect(metadataAfter).toMatchObject({ orientation: 6, icc: metadataBefore.icc });
  expect(metadataAfter.xmp).toBeUndefined();
});

test.each(formats)('an upright %s has no EXIF data left', async (format) => {
  const after = stripMetadata(await photo(format, 1), format) ?? Buffer.alloc(0);
  expect((await sharp(after).metadata()).exif).toBeUndefined();
});

test.each(formats)('a %s without metadata stays as it is', async (format) => {
  const once = stripMetadata(await photo(format), format) ?? Buffer.alloc(0);
  expect(stripMetadata(once, format)).toEqual(once);
});

test.each(formats)('what follows the end of a %s is dropped', async (format) => {
  const picture = await photo(format);
  const longer = Buffer.concat([picture, Buffer.from('GPS of another picture')]);
  expect(stripMetadata(longer, format)).toEqual(stripMetadata(picture, format));
});

test('a JPEG of several scans keeps all of them', async () => {
  const picture = await sharp(await photo('jpeg'))
    .jpeg({ progressive: true })
    .toBuffer();
  expect(await pixelsOf(stripMetadata(picture, 'jpeg') ?? picture)).toEqual(
    await pixelsOf(picture),
  );
});

test('an animated WebP keeps its frames', async () => {
  const frame = await photo('png');
  const frames = [frame, await sharp(frame).negate().png().toBuffer()];
  const picture = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const after = stripMetadata(picture, 'webp') ?? Buffer.alloc(0);
  expect(await sharp(after, { pages: -1 }).metadata()).toMatchObject({ pages: 2 });
});

test('texts and the time are removed from a PNG', async () => {
  const picture = await photo('png', 1);
  const texts = [pngChunk('tEXt', Buffer.from('Author\0Ann')), pngChunk('tIME', Buffer.alloc(7))];
  const withTexts = Buffer.concat([picture.subarray(0, 33), ...texts, picture.subarray(33)]);
  expect(stripMetadata(withTexts, 'png')).toEqual(stripMetadata(picture, 'png'));
});

test('files of other types stay as they are', () => {
  const text = Buffer.from('GPS');
  expect(withoutMetadata(text, 'text/plain')).toBe(text);
});

test.each(formats)('a damaged %s is refused, or kept as far as it can be read', async (format) => {
  const picture = await photo(format);
  await fc.assert(
    fc.property(
      fc.integer({ min: 12, max: picture.length }),
      fc.integer({ min: 12, max: picture.length - 1 }),
      fc.integer({ min: 0, max: 255 }),
      (length, at, value) => {
        const damaged = Buffer.from(picture.subarray(0, length));
        if (at < length) damaged[at] = value;
        const after = stripMetadata(damaged, format);
        expect((after?.length ?? 0) <= damaged.length + 40).toBe(true);
      },
    ),
    { seed: 1 },
  );
});

const megabytes = 25;
const repeated = (part: Buffer) =>
  Buffer.alloc(megabytes * 1024 * 1024 - ((megabytes * 1024 * 1024) % part.length), part);

test.each([
  ['jpeg', Buffer.from([0xff, 0xfe, 0, 2, 0xff, 0xe0, 0, 2])],
  ['png', Buffer.concat([pngChunk('tEXt', Buffer.alloc(0)), pngChunk('gAMA', Buffer.alloc(0))])],
  ['webp', Buffer.from('NONE\0\0\0\0ICCP\0\0\0\0', 'latin1')],
] as const)('a %s of millions of parts takes limited time and memory', async (format, part) => {
  const picture = await photo(format);
  const at = { jpeg: 2, png: 33, webp: 30 }[format];
  const parts = [picture.subarray(0, at), repeated(part), picture.subarray(at)];
  const many = Buffer.concat(parts);
  if (format === 'webp') many.writeUInt32LE(many.length - 8, 4);
  const { heapUsed } = process.memoryUsage();
  const startedAt = performance.now();
  expect(stripMetadata(many, format)?.length).toBeGreaterThan(100);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  expect(process.memoryUsage().heapUsed - heapUsed).toBeLessThan(100 * 1024 * 1024);
});
