import type { Actor } from '#shared/actor.ts';
import type { FileKind, FileStatus } from './fields.ts';

/** A file of an item, as the item's row of files holds it. */
export interface StoredFile {
  id: number;
  name: string;
  content_type: string;
  size: number;
  kind: FileKind;
  /** Whether it is the main picture; of one that is pending, whether it is to be. */
  main: boolean;
  status: FileStatus;
  /** Why it was rejected. */
  reason?: string;
  /** The random text in its keys. */
  token: string;
  /** Whether there is a small picture of it. */
  has_preview?: boolean;
  /** When it is gone, unless it is stored by then. */
  until?: string;
  created_at: string;
  created_by: Actor;
  request_id: string;
}

/** All files of an item; one row, so that what one call does with several is judged together. */
export interface FileSet {
  item: number;
  /** How often the row was written; 0 where there is none. */
  version: number;
  all: readonly StoredFile[];
}
