import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { fileTypes, isPictureType } from '#shared/bucket/file-types.ts';
import { Issue } from '#shared/families/issues/fields.ts';
import { Item } from '#shared/families/items/fields.ts';
import { type BodyOf, createBody, nestedList, updateBody } from '#shared/fields/body.ts';
import { defaulted, type Field, optional, required } from '#shared/fields/field.ts';
import { refuserOf } from '#shared/fields/problems.ts';
import { Count, Id, Instant } from '#shared/fields/record.ts';
import { textThat } from '#shared/fields/texts.ts';
import { boolean, choice, number, string, wordForm } from '#shared/fields/values.ts';

/** In bytes, per file. */
export const largestFile = 25 * 1024 * 1024;
/** The most files in one call. */
const maxAtOnce = 10;

const fileKinds = ['file', 'picture'] as const;

/** The name of a file, without its folders in any notation. */
function fileName(): Field<string> {
  const isName = (name: string) => name !== '.' && name !== '..';
  const withoutFolders = z.transform((value: unknown) =>
    typeof value === 'string' ? value.split(/[/\\]/).at(-1) : value,
  );
  const { schema, ...field } = textThat(isName, 200, 'Must be the name of a file.');
  return { ...field, schema: z.pipe(withoutFolders, schema) };
}

/** A stored content type, in any case. */
function contentType(): Field<string> {
  const allowedTypes = [...fileTypes.keys()];
  const find = z.transform((value: string, context) => {
    const match = allowedTypes.find((one) => one === value.trim().toLowerCase());
    if (match !== undefined) return match;
    refuserOf(context)('invalid_value', wordForm(allowedTypes), [], { allowed: allowedTypes });
    return z.NEVER;
  });
  return { ...choice(allowedTypes), schema: z.pipe(string(), find) };
}

const requestFields = {
  name: required(fileName()),
  content_type: required(contentType()),
  size: required(number({ decimals: 0, min: 1, max: largestFile })),
  kind: optional(choice(fileKinds)),
  main: defaulted(boolean(), false),
};

/** A file to upload. Only a picture type may be a picture, and only a picture the main one. */
export const FileInput = createBody(requestFields, {
  of: ['content_type', 'kind', 'main'],
  check: ({ content_type, kind, main }, refuse) => {
    const isPicture = kind === null ? isPictureType(content_type) : kind === 'picture';
    if (isPicture && !isPictureType(content_type)) {
      refuse('invalid_value', 'Only pictures can be of this kind.', ['kind']);
    }
    if (main && !isPicture)
      refuse('invalid_value', 'Only a picture can be the main one.', ['main']);
  },
});
export type FileInput = BodyOf<typeof FileInput>;

export const FilesCreate = createBody({
  files: nestedList(FileInput, { min: 1, max: maxAtOnce }),
});
export type FilesCreate = BodyOf<typeof FilesCreate>;

export const FileUpdate = updateBody({
  name: required(fileName()),
  main: defaulted(boolean(), false),
});
export type FileUpdate = BodyOf<typeof FileUpdate>;

const fileStatuses = ['pending', 'stored', 'rejected'] as const;

const fileFields = { id: Id, name: z.string(), content_type: z.string(), size: Count } as const;
/** For a pending file, `main` says whether it will become the main picture. */
const uploadFields = {
  kind: z.enum(fileKinds),
  main: z.boolean(),
  status: z.enum(fileStatuses),
} as const;
const authorFields = { created_at: Instant, created_by: Actor } as const;

export const File = z.strictObject({
  ...fileFields,
  ...uploadFields,
  /** Why it was rejected; null otherwise. */
  reason: z.nullable(z.string()),
  /** Its address for the next 15 minutes; null until it is stored. */
  url: z.nullable(z.string()),
  preview_url: z.nullable(z.string()),
  ...authorFields,
});
export type File = z.infer<typeof File>;

export const Upload = z.strictObject({
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
  expires_at: Instant,
});

export const AwaitedFile = z.strictObject({
  ...fileFields,
  ...uploadFields,
  upload: Upload,
});
export type AwaitedFile = z.infer<typeof AwaitedFile>;

export const ItemWithUploads = z.extend(Item, { files: z.array(AwaitedFile) });
export const IssueWithUploads = z.extend(Issue, { files: z.array(AwaitedFile) });

export const Picture = z.strictObject({
  ...fileFields,
  url: z.string(),
  preview_url: z.nullable(z.string()),
  ...authorFields,
});

const pictures = { main_picture_id: z.nullable(Id), pictures: z.array(Picture) } as const;

export const ItemPictures = z.strictObject({ item_id: Id, ...pictures });
export type ItemPictures = z.infer<typeof ItemPictures>;
export const IssuePictures = z.strictObject({ issue_id: Id, ...pictures });
export type IssuePictures = z.infer<typeof IssuePictures>;
