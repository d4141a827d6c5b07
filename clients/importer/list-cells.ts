/** Doubled backslashes before a semicolon mean backslashes; elsewhere, a backslash is just one. */
const semicolon = /(\\*);/g;

/** The texts of a cell that lists several, between semicolons. In a text, `\;` is a semicolon. */
export function splitList(cell: string): string[] {
  const texts = [''];
  const extend = (more: string) => texts.push(`${texts.pop()}${more}`);
  let end = 0;
  for (const { 0: match, 1: backslashes = '', index } of cell.matchAll(semicolon)) {
    const half = Math.floor(backslashes.length / 2);
    extend(cell.slice(end, index) + '\\'.repeat(half));
    if (backslashes.length % 2 === 1) extend(';');
    else texts.push('');
    end = index + match.length;
  }
  extend(cell.slice(end));
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** A cell from which `splitList` reads these texts. */
export function joinList(texts: readonly string[]): string {
  const escaped = texts.map((text) => text.replace(semicolon, '$1$1\\;'));
  // A backslash at the end of a text comes before a semicolon, too, unless it ends the cell.
  return escaped
    .map((text, index) => (index < escaped.length - 1 ? text.replace(/\\+$/, '$&$&') : text))
    .join('; ');
}
