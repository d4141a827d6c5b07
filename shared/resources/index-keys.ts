/**
 * The secondary indexes, each with the attribute that it sorts by. All share the table's partition
 * key, hold keys alone, and are sparse: a row is in those whose attribute it has.
 */
export const indexAttributes = {
  'by-name': 'name_key',
  'by-code': 'code_key',
  'by-created': 'created_key',
  'by-updated': 'updated_key',
  'by-state': 'state_key',
  'by-time': 'time_key',
  'by-end': 'end_key',
  'by-contact': 'contact_key',
  'by-user': 'user_key',
} as const;

export type IndexName = keyof typeof indexAttributes;
export type IndexAttribute = (typeof indexAttributes)[IndexName];
export type IndexKeys = Partial<Record<IndexAttribute, string>>;
