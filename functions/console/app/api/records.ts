import type * as z from 'zod/mini';
import type { Item as ItemSchema } from '#shared/families/items/fields.ts';
import type { HistoryEntry as HistoryEntrySchema } from '#shared/fields/history.ts';

export type { MemberAccount } from '#shared/families/accounts/member-account.ts';
export type { Checkout } from '#shared/families/checkouts/fields.ts';
export type { Contact } from '#shared/families/contacts/fields.ts';
export type {
  File as ItemFile,
  ItemPictures,
  ItemWithUploads,
} from '#shared/families/files/fields.ts';
export type { Issue } from '#shared/families/issues/fields.ts';
export type { Key, KeyWithToken } from '#shared/families/keys/fields.ts';
export type { Location } from '#shared/families/locations/fields.ts';
export type { Reservation } from '#shared/families/reservations/fields.ts';
export type { Session } from '#shared/families/session/fields.ts';
export type { DirectoryEntry, User } from '#shared/families/users/fields.ts';
export type Item = z.infer<typeof ItemSchema>;
export type HistoryEntry = z.infer<typeof HistoryEntrySchema>;
