/** The address of a record's page, such as `#/checkouts/7`. */
export function hashOf(objectType: string, objectId: number): string {
  return `#/${objectType}s/${objectId}`;
}
