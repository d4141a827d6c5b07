import type * as z from 'zod/mini';
import type { HistoryEntry as HistoryEntrySchema } from '#shared/schemas/history.ts';
import type { Item as ItemSchema } from '#shared/schemas/item.ts';

export type { Checkout } from '#shared/schemas/checkout.ts';
export type { Contact } from '#shared/schemas/contact.ts';
export type { File as ItemFile, ItemPictures, ItemWithUploads } from '#shared/schemas/file.ts';
export type { Issue } from '#shared/schemas/issue.ts';
export type { Key, KeyWithToken } from '#shared/schemas/key.ts';
export type { Location } from '#shared/schemas/location.ts';
export type { Reservation } from '#shared/schemas/reservation.ts';
export type { MemberAccount, Session } from '#shared/schemas/session.ts';
export type { DirectoryEntry, User } from '#shared/schemas/user.ts';
export type Item = z.infer<typeof ItemSchema>;
export type HistoryEntry = z.infer<typeof HistoryEntrySchema>;
