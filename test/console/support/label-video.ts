import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { isDark, labelEdge } from './label.ts';

const [width, height] = [640, 480];
/** Of a module of the code, in pixels. */
const size = 12;
const [white, black, noColour] = [235, 16, 128];

/** A video of a table on which a label comes and goes; a browser takes it for its camera. */
export function writeLabelVideo(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'label-')), 'label.y4m');
  const head = `YUV4MPEG2 W${width} H${height} F2:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(head), frame(false), frame(true)]));
  afterAll(() => rmSync(dirname(file), { recursive: true }));
  return file;
}

/** The brightness of every pixel, then the colours, of which there are none. */
function frame(hasLabel: boolean): Buffer {
  const luma = Buffer.alloc(width * height, white);
  if (hasLabel) {
    const [left, top] = [(width - labelEdge * size) / 2, (height - labelEdge * size) / 2];
    for (let y = 0; y < labelEdge * size; y += 1) {
      for (let x = 0; x < labelEdge * size; x += 1) {
        const isBlack = isDark(Math.floor(x / size), Math.floor(y / size));
        if (isBlack) luma[(top + y) * width + left + x] = black;
      }
    }
  }
  return Buffer.concat([
    Buffer.from('FRAME\n'),
    luma,
    Buffer.alloc((width * height) / 2, noColour),
  ]);
}
