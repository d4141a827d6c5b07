/** A field that was left empty says nothing. */
export function orNull<T extends Record<string, string>>(
  texts: T,
): { [K in keyof T]: string | null } {
  const entries = Object.entries(texts).map(([name, text]) => [name, text.trim() || null]);
  return Object.fromEntries(entries);
}

/** The tags of a line with commas. */
export function tagsOf(line: string): string[] {
  const tags = line.split(',').map((tag) => tag.trim());
  return tags.filter((tag) => tag !== '');
}
