/** The text in the QR code of the label. */
export const labelText = 'FIX-0042';

/** The modules of the QR code; `#` is dark. */
const modules = [
  '#######..####.#######',
  '#.....#.......#.....#',
  '#.###.#...#.#.#.###.#',
  '#.###.#...#...#.###.#',
  '#.###.#..#.##.#.###.#',
  '#.....#.###...#.....#',
  '#######.#.#.#.#######',
  '.........#...........',
  '#..#.##.##.###.#.....',
  '##.#.#..####.#.#.##..',
  '..#.#.##.###..####..#',
  '.......#.#..#######..',
  '##.##.###.##.###.....',
  '........#.#..####.#.#',
  '#######..####.#.###..',
  '#.....#.###...##.#.#.',
  '#.###.#..##.###...#.#',
  '#.###.#.###..##.#..##',
  '#.###.#....#.##...#.#',
  '#.....#...###...##..#',
  '#######.###..#.####..',
];

/** The number of light modules that have to surround a QR code. */
const quietZone = 4;
/** How many modules the label is wide and high. */
export const labelEdge = modules.length + 2 * quietZone;

export function isDark(x: number, y: number): boolean {
  return modules[y - quietZone]?.[x - quietZone] === '#';
}

const coordinates = Array.from({ length: labelEdge ** 2 }, (_, index) => {
  return [index % labelEdge, Math.floor(index / labelEdge)] as const;
});
const dark = coordinates
  .filter(([x, y]) => isDark(x, y))
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join('');

export const labelSvg =
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 ${labelEdge} ${labelEdge}">` +
  `<path fill="#fff" d="M0 0h${labelEdge}v${labelEdge}h-${labelEdge}z"/><path d="${dark}"/></svg>`;
