/** Formats a count, such as `1 item` or `1,204 items`. */
export function formatCount(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;
}
