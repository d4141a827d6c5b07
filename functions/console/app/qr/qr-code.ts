import { codewordsOf } from './codewords.ts';
import { alignmentsOf, finderAt, formatBits, versionBits, versionFor } from './layout.ts';

/** The dark modules of a QR code, row by row; undefined where the text is too long for a label. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === undefined) return undefined;
  const size = 17 + 4 * version;
  const grid = new Grid(size);
  drawPatterns(grid, version);
  drawData(grid, codewordsOf(bytes, version));
  return grid.dark;
}

class Grid {
  readonly dark: boolean[][];
  /** What is no data: masks leave it as it is. */
  readonly fixed: boolean[][];
  readonly size: number;

  constructor(size: number) {
    this.size = size;
    const empty = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.dark = empty();
    this.fixed = empty();
  }

  set(x: number, y: number, isDark: boolean, isFixed = true): void {
    const [row, marks] = [this.dark[y], this.fixed[y]];
    if (!row || !marks || x < 0 || x >= this.size) return;
    row[x] = isDark;
    if (isFixed) marks[x] = true;
  }

  isFixed(x: number, y: number): boolean {
    return this.fixed[y]?.[x] ?? true;
  }
}

function drawPatterns(grid: Grid, version: number): void {
  const last = grid.size - 1;
  for (let at = 0; at < grid.size; at++) {
    grid.set(6, at, at % 2 === 0);
    grid.set(at, 6, at % 2 === 0);
  }
  const corners = [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ] as const;
  for (const [x, y] of corners) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) grid.set(x + dx, y + dy, finderAt(dx, dy));
    }
  }
  const centres = alignmentsOf(version);
  const end = centres.at(-1);
  for (const x of centres) {
    for (const y of centres) {
      // The finders are there already.
      if ((x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6)) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          grid.set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        }
      }
    }
  }
  drawFormat(grid);
  drawVersion(grid, version);
}

function drawFormat(grid: Grid): void {
  const last = grid.size - 1;
  for (let index = 0; index < 15; index++) {
    const isDark = ((formatBits >> index) & 1) === 1;
    // The rows and columns of the timing patterns are passed over.
    const near = index < 6 ? index : index < 8 ? index + 1 : 14 - index;
    if (index < 8) grid.set(8, near, isDark);
    else grid.set(index === 8 ? 7 : near, 8, isDark);
    if (index < 8) grid.set(last - index, 8, isDark);
    else grid.set(8, last - 14 + index, isDark);
  }
  grid.set(8, last - 7, true);
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = versionBits(version);
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >> index) & 1) === 1;
    const far = grid.size - 11 + (index % 3);
    const near = Math.floor(index / 3);
    grid.set(far, near, isDark);
    grid.set(near, far, isDark);
  }
}

/** Fills pairs of columns from the right, up and down in turn, with the mask of even sums. */
function drawData(grid: Grid, codewords: readonly number[]): void {
  let index = 0;
  let isUp = true;
  for (let right = grid.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < grid.size; step++) {
      const y = isUp ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.isFixed(x, y)) continue;
        const bit = ((codewords[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
        grid.set(x, y, (bit === 1) !== ((x + y) % 2 === 0), false);
        index += 1;
      }
    }
    isUp = !isUp;
  }
}
