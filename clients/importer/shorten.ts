/** A text of at most a number of characters, with a mark if it was cut. */
export function shorten(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest).join('')}…`;
}
