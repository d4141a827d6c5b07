import type { Actor } from '#shared/actor.ts';
import type { FileOwner } from '#shared/families.ts';
import type { FileKind, FileStatus } from './fields.ts';

/** A file in the row of files of its item or issue. */
export interface StoredFile {
  id: number;
  name: string;
  content_type: string;
  size: number;
  kind: FileKind;
  /** Whether it is the main picture, or will be once stored. */
  main: boolean;
  status: FileStatus;
  reason?: string;
  /** The random text in its keys. */
  token: string;
  has_preview?: boolean;
  /** When it expires, unless it is stored by then. */
  until?: string;
  created_at: string;
  created_by: Actor;
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
