import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPreview } from '#shared/pictures/preview.ts';
import { makeBombs } from '../../support/bombs.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'pictures');
const program = join(folder, 'draw-preview.mjs');
const pictureOf = (picture: Buffer) => ({
  bytes: Readable.from([picture]),
  length: picture.length,
});
const draw = (picture: Buffer) => drawPreview(program, pictureOf(picture));

const green = { width: 1200, height: 600, channels: 4, background: '#00ff0080' } as const;
const bombs = await makeBombs(200_000);

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s has a small JPEG', async (format) => {
  const preview = await draw(await sharp({ create: green }).toFormat(format).toBuffer());
  expect(await sharp(preview).metadata()).toMatchObject({
    ...{ format: 'jpeg', width: 480, height: 240 },
  });
});

test('a small picture is not enlarged, and its transparent parts show white', async () => {
  const create = { ...green, width: 10, height: 10 };
  const preview = await draw(await sharp({ create }).png().toBuffer());
  const { data, info } = await sharp(preview).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 10, height: 10 });
  expect([...data.subarray(0, 3)].map((value) => Math.round(value / 20))).toEqual([6, 13, 6]);
});

test('a preview is upright, and does not say where the picture was taken', async () => {
  const exif = { IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } };
  const picture = await sharp({ create: green }).withExif(exif).jpeg().toBuffer();
  expect(await sharp(picture).metadata()).toMatchObject({ exif: expect.anything() });
  const turned = await sharp(picture).withMetadata({ orientation: 6 }).toBuffer();
  const shown = await sharp(await draw(turned)).metadata();
  expect(shown).toMatchObject({ width: 240, height: 480 });
  expect(shown.exif).toBeUndefined();
});

test.each(bombs)(
  '$name is refused or drawn within limited time, and its preview is small',
  async (bomb) => {
    const startedAt = performance.now();
    const preview = await draw(bomb.bytes).catch(() => Buffer.alloc(0));
    expect(preview.length).toBeLessThan(10_000);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  },
);

test('a picture of another type is not decoded', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
  await expect(draw(Buffer.from(svg))).rejects.toThrow('unsupported image format');
});

test('a picture whose download breaks off fails at once', async () => {
  const picture = await sharp({ create: green }).png().toBuffer();
  const bytes = Readable.from(
    (async function* half() {
      yield picture.subarray(0, 100);
      throw new Error('It broke off.');
    })(),
  );
  await expect(drawPreview(program, { bytes, length: picture.length })).rejects.toThrow();
  expect(bytes.errored).toMatchObject({ message: 'It broke off.' });
});

test('the rest of a picture is not read once its program has failed', async () => {
  const bytes = Readable.from(
    (async function* endless() {
      for (;;) yield Buffer.alloc(100_000);
    })(),
  );
  await expect(drawPreview('no-such-program', { bytes, length: 9 })).rejects.toThrow();
  await expect.poll(() => bytes).toMatchObject({ destroyed: true, errored: null });
});

test('the program that decodes pictures has no credentials', async () => {
  const printEnvironment = `data:text/javascript,process.stdout.write(JSON.stringify(process.env));process.exit()`;
  process.env.AWS_SECRET_ACCESS_KEY ??= 'secret';
  const environment = await drawPreview(`--import=${printEnvironment}`, pictureOf(Buffer.alloc(0)));
  expect(environment.toString()).not.toContain('AWS_');
});
