import type { FileOwner } from '#shared/families.ts';
import type { File } from './fields.ts';

/** A file in the row of files of its item or issue. */
export interface StoredFile extends Omit<File, 'reason' | 'url' | 'preview_url'> {
  reason?: string;
  /** The random text in its keys. */
  token: string;
  has_preview?: boolean;
  /** When it expires: what is not stored by then, or of a record that is not restored by then. */
  until?: string;
  request_id: string;
}

/** All files of a record in one row, so that a call on several files is one decision. */
export interface FileSet {
  owner: FileOwner;
  /** The id of the record. */
  id: number;
  /** The number of writes to the row; 0 where it does not exist. */
  version: number;
  all: readonly StoredFile[];
}
