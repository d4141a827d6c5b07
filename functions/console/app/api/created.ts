/** The id of a record that was created. A dry run answers a record without one. */
export function idOf({ id }: { id: number | null }): number {
  if (id !== null) return id;
  throw new Error('Nothing was created.');
}
