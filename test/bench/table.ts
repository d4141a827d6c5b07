/** A column of figures, or of names where it has no decimals. */
export interface Column {
  title: string;
  width: number;
  decimals?: number;
}

/** Printed where there is no figure. */
const dash = '–';

/** The titles of columns as a line. */
export function titleLine(columns: readonly Column[]): string {
  return columns.map(({ title, width, decimals }) => padCell(title, width, decimals)).join('');
}

/** A row as a line; a figure that is not known is a dash. */
export function rowLine(
  columns: readonly Column[],
  cells: readonly (string | number | undefined)[],
): string {
  return columns
    .map(({ width, decimals }, index) => padCell(textOf(cells[index], decimals), width, decimals))
    .join('');
}

function textOf(cell: string | number | undefined, decimals = 0): string {
  if (typeof cell === 'string') return cell;
  return cell === undefined || !Number.isFinite(cell) ? dash : cell.toFixed(decimals);
}

function padCell(text: string, width: number, decimals: number | undefined): string {
  return decimals === undefined ? text.padEnd(width) : text.padStart(width);
}
