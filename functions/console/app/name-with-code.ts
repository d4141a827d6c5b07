interface NamedItem {
  name: string;
  unique_id?: string | null | undefined;
}

/** The name of an item with its code, such as `Par 64 (LX-0042)`: items of one model have the same name. */
export function nameWithCode({ name, unique_id }: NamedItem): string {
  return unique_id ? `${name} (${unique_id})` : name;
}
