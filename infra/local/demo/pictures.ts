import { type Color, pngOf } from './png.ts';

/** The width and height of a picture, in pixels. */
const side = 240;

const dark: Color = [24, 33, 38];
const housing: Color = [83, 97, 106];

/** Draws a spotlight with a beam in a colour, as a PNG. */
export function drawSpotlight(beam: Color): Buffer {
  return pngOf(side, (x, y) => {
    const center = Math.abs(x - side / 2);
    if (y >= 24 && y < 84 && center < 34) return housing;
    return y >= 84 && center < 30 + (y - 84) / 2 ? beam : dark;
  });
}
