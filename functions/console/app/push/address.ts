/** The page of the console that is about a record, as in `#/checkouts/7`. */
export function hashOf(objectType: string, objectId: number): string {
  return `#/${objectType}s/${objectId}`;
}
