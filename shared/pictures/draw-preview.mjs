import { createRequire } from 'node:module';
import process from 'node:process';

// Reads a picture of a given size, and writes a small JPEG of it. It is next to a bundle, unbundled, in plain
// JavaScript, and finds the library by `NODE_PATH`, too, which an import would not.
const sharp = createRequire(import.meta.url)('sharp');

/** The longer side of a preview in pixels, and its JPEG quality. */
const side = 480;
const quality = 75;
/** Headers that promise more are not believed. */
const limitInputPixels = 20_000_000;
/** What the whole process may take; a file has 25 MB at most. */
const mostBytes = 128 * 1024 * 1024;
const mostMilliseconds = 5000;

/** At once, whatever the library is busy with. */
const giveUp = (reason) => {
  process.stderr.write(`${reason}\n`);
  process.kill(process.pid, 'SIGKILL');
};
setTimeout(() => giveUp('It takes too long.'), mostMilliseconds).unref();
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) giveUp('It takes too much memory.');
}, 10).unref();

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((type) => `VipsForeignLoad${type}Buffer`),
});

try {
  const options = { limitInputPixels, pages: 1, failOn: 'error' };
  const preview = await sharp(await readPicture(), options)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    // JPEG has no transparency; the page behind is white.
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .toBuffer();
  process.stdout.write(preview);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** In one buffer: chunks that are joined take twice their size. */
async function readPicture() {
  const picture = Buffer.allocUnsafeSlow(Number(process.argv[2]));
  let filled = 0;
  for await (const chunk of process.stdin) filled += chunk.copy(picture, filled);
  return picture;
}
