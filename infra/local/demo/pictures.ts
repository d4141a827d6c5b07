import { type Color, pngOf } from './png.ts';

/** The side of a drawn picture, in pixels: it is a few hundred bytes. */
const side = 240;

const dark: Color = [24, 33, 38];
const housing: Color = [83, 97, 106];

/** A spotlight whose beam has a colour. */
export function drawSpotlight(beam: Color): Buffer {
  return pngOf(side, (x, y) => {
    const center = Math.abs(x - side / 2);
    if (y >= 24 && y < 84 && center < 34) return housing;
    return y >= 84 && center < 30 + (y - 84) / 2 ? beam : dark;
  });
}
