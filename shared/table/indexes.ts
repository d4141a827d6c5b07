/**
 * The secondary indexes, each with its sort attribute. All share the table's partition key, and are
 * sparse: a row is in those whose attribute it has. They project keys only.
 */
export const indexAttributes = {
  gsi1: 'gsi1_key',
  gsi2: 'gsi2_key',
  gsi3: 'gsi3_key',
  gsi4: 'gsi4_key',
  gsi5: 'gsi5_key',
  gsi6: 'gsi6_key',
  gsi7: 'gsi7_key',
  gsi8: 'gsi8_key',
  gsi9: 'gsi9_key',
  gsi10: 'gsi10_key',
  gsi11: 'gsi11_key',
} as const;

export type IndexName = keyof typeof indexAttributes;
// `Object.keys` loses the names.
export const indexNames = Object.keys(indexAttributes) as IndexName[];
type IndexAttribute = (typeof indexAttributes)[IndexName];
export type IndexKeys = Partial<Record<IndexAttribute, string>>;

const parties = { contact: 'gsi8', user: 'gsi9' } as const;

/** The indexes of each kind of row, apart from those for the sort fields of lists. */
export const indexes = {
  /** Groups a kind of record by a state or a status. */
  group: 'gsi5',
  record: { updated: 'gsi4' },
  item: {
    state: 'gsi5',
    inspection: 'gsi6',
    expiration: 'gsi7',
    location: 'gsi8',
    home: 'gsi9',
    seen: 'gsi10',
    maintenance: 'gsi11',
  },
  itemValue: { count: 'gsi5' },
  location: { parent: 'gsi5' },
  booking: {
    location: 'gsi1',
    span: 'gsi2',
    /** As that of issues, a part of the stored format (decision 34), which no list reads. */
    status: 'gsi5',
    start: 'gsi6',
    end: 'gsi7',
    ...parties,
  },
  issue: { status: 'gsi5', deadline: 'gsi6', ...parties },
  event: { time: 'gsi6', ...parties },
  comment: { object: 'gsi5' },
  history: { naming: 'gsi5' },
  notification: { unread: 'gsi5' },
  change: { time: 'gsi3' },
  delivery: { time: 'gsi3' },
  audit: { time: 'gsi3', resource: 'gsi5', actorType: 'gsi8', actor: 'gsi9' },
} as const;

/** Puts a row into an index at a key, or keeps it out where the key is null. */
export function inIndex(index: IndexName, key: string | null): IndexKeys {
  return key === null ? {} : { [indexAttributes[index]]: key };
}

/** The index for each sort field. The table itself is sorted by id. */
const sortIndexes = {
  name: 'gsi1',
  unique_id: 'gsi2',
  created_at: 'gsi3',
  updated_at: 'gsi4',
  start_time: 'gsi6',
  due_time: 'gsi6',
  deadline: 'gsi6',
  time: 'gsi6',
  end_time: 'gsi7',
  expiration_date: 'gsi7',
  next_inspection_on: 'gsi6',
} as const satisfies Record<string, IndexName>;

export type SortField = 'id' | keyof typeof sortIndexes;

/** The index of a sort field; undefined for ids. */
export function indexOf(field: SortField): IndexName | undefined {
  return field === 'id' ? undefined : sortIndexes[field];
}

/** In seconds: what is older is in an index. AWS promises nothing, and takes less than a second as a rule. */
export const indexLagSeconds = 60;
