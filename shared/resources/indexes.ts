/**
 * The secondary indexes, each with the attribute that it sorts by. All share the table's partition
 * key, hold keys alone, and are sparse: a row is in those whose attribute it has.
 */
export const indexAttributes = {
  'by-name': 'name_key',
  'by-code': 'code_key',
  'by-created': 'created_key',
  'by-updated': 'updated_key',
  'by-group': 'group_key',
  'by-time': 'time_key',
  'by-end': 'end_key',
  'by-contact': 'contact_key',
  'by-user': 'user_key',
} as const;

export type IndexName = keyof typeof indexAttributes;
type IndexAttribute = (typeof indexAttributes)[IndexName];
export type IndexKeys = Partial<Record<IndexAttribute, string>>;

/** The index that sorts a list by a field. The ids sort the table itself. */
const sortIndexes = {
  name: 'by-name',
  unique_id: 'by-code',
  created_at: 'by-created',
  updated_at: 'by-updated',
  start_time: 'by-time',
  due_time: 'by-time',
  deadline: 'by-time',
  time: 'by-time',
  end_time: 'by-end',
} as const satisfies Record<string, IndexName>;

/** A field that a list can be sorted by. */
export type SortField = 'id' | keyof typeof sortIndexes;

/** The index of a sort field; undefined for the order of the ids. */
export function indexOf(field: SortField): IndexName | undefined {
  return field === 'id' ? undefined : sortIndexes[field];
}
