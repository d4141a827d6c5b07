/**
 * The secondary indexes, each with the attribute that it sorts by. All share the table's partition
 * key, and are sparse: a row is in those whose attribute it has. They hold keys alone; those that sort
 * a list hold the facet of its records, too, so that a filtered list is read in its order.
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
  'by-seen': 'seen_key',
} as const;

export type IndexName = keyof typeof indexAttributes;
// `Object.keys` forgets the names.
export const indexNames = Object.keys(indexAttributes) as IndexName[];
type IndexAttribute = (typeof indexAttributes)[IndexName];
export type IndexKeys = Partial<Record<IndexAttribute, string>>;

/** The attribute that says under which facet a record falls. */
export const facetAttribute = 'facet';

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
  expiration_date: 'by-end',
  next_inspection_on: 'by-time',
} as const satisfies Record<string, IndexName>;

export type SortField = 'id' | keyof typeof sortIndexes;

/** The index of a sort field; undefined for the order of the ids. */
export function indexOf(field: SortField): IndexName | undefined {
  return field === 'id' ? undefined : sortIndexes[field];
}

const sorting = new Set<IndexName>(Object.values(sortIndexes));

/** What an index holds beside the keys. */
export function projectionOf(index: IndexName): readonly string[] {
  return sorting.has(index) ? [facetAttribute] : [];
}
