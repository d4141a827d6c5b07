/** The page of the console that is about a record. */
export function hashOf(objectType: string, objectId: number): string {
  if (objectType === 'item') return `#/items/${objectId}`;
  if (objectType === 'reservation') return '#/calendar';
  return '#/overdue';
}
