import * as z from 'zod/mini';
import { Count, Id } from '#shared/fields/record.ts';
import { defaultsOf, type StoredValues, stored } from '#shared/fields/stored.ts';

/** The counts of a record's stored pictures, and of its other stored files. */
export const fileCounts = {
  pictures_count: stored(Count, 0),
  files_count: stored(Count, 0),
};

const PictureFile = z.strictObject({
  name: z.string(),
  content_type: z.string(),
  token: z.string(),
});

/** The main picture and the parts of its address, so that lists need not read it. */
export const mainPictureFields = {
  main_picture_id: stored(z.nullable(Id), null),
  main_picture_file: stored(z.nullable(PictureFile), null),
};
export type MainPictureFields = StoredValues<typeof mainPictureFields>;

/** The fields of a record without files. */
export const noFiles = defaultsOf({ ...fileCounts, ...mainPictureFields });

/** Counts and addresses are left out of the history. */
export const untrackedOfFiles = ['pictures_count', 'files_count', 'main_picture_file'] as const;

/** The main picture of a record, with an address that is valid for 15 minutes. */
export const MainPicture = z.strictObject({ id: Id, name: z.string(), url: z.string() });
export type MainPicture = z.infer<typeof MainPicture>;
