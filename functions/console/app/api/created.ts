/** The id of a record that was created. A dry run answers a record without one. */
export function idOf(record: object): number {
  if ('id' in record && typeof record.id === 'number') return record.id;
  throw new Error('Nothing was created.');
}
