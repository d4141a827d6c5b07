/** A text of so many characters at most, and a mark where there are more. */
export function shorten(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest).join('')}…`;
}
