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
const edge = modules.length + 2 * quiet;

const dark = modules
  .flatMap((row, y) => [...row].flatMap((module, x) => (module === '#' ? [[x, y]] : [])))
  .map(([x = 0, y = 0]) => `M${x + quiet} ${y + quiet}h1v1h-1z`)
  .join('');

export const labelSvg =
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 ${edge} ${edge}">` +
  `<path fill="#fff" d="M0 0h${edge}v${edge}h-${edge}z"/><path d="${dark}"/></svg>`;
