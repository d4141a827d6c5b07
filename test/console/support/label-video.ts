import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { isDark, labelEdge } from './label.ts';

const [width, height] = [640, 480];
/** The side of a module of the QR code, in pixels. */
const moduleSize = 12;
const [white, black, noColour] = [235, 16, 128];

/** Writes a video in which a label appears and disappears. A browser can use it as its camera. */
export function writeLabelVideo(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'label-')), 'label.y4m');
  const header = `YUV4MPEG2 W${width} H${height} F2:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(header), frame(false), frame(true)]));
  afterAll(() => rmSync(dirname(file), { recursive: true }));
  return file;
}

/** The brightness of every pixel, then the colours, of which there are none. */
function frame(hasLabel: boolean): Buffer {
  const luma = Buffer.alloc(width * height, white);
  if (hasLabel) {
    const [left, top] = [
      (width - labelEdge * moduleSize) / 2,
      (height - labelEdge * moduleSize) / 2,
    ];
    for (let y = 0; y < labelEdge * moduleSize; y += 1) {
      for (let x = 0; x < labelEdge * moduleSize; x += 1) {
        const isBlack = isDark(Math.floor(x / moduleSize), Math.floor(y / moduleSize));
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
