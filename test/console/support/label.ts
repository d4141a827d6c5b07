/** What the label says. */
export const labelText = 'FIX-0042';

/** The QR code of it, as a printer draws it. */
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

/** The modules around a code that have to be free. */
const quiet = 4;
/** How many modules the label is wide and high. */
export const labelEdge = modules.length + 2 * quiet;

export function isDark(x: number, y: number): boolean {
  return modules[y - quiet]?.[x - quiet] === '#';
}

const places = Array.from({ length: labelEdge ** 2 }, (_, index) => {
  return [index % labelEdge, Math.floor(index / labelEdge)] as const;
});
const dark = places
  .filter(([x, y]) => isDark(x, y))
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join('');

export const labelSvg =
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 ${labelEdge} ${labelEdge}">` +
  `<path fill="#fff" d="M0 0h${labelEdge}v${labelEdge}h-${labelEdge}z"/><path d="${dark}"/></svg>`;
