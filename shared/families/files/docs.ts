import { ItemCreate, itemFields, itemStored, itemTexts } from '#shared/families/items/fields.ts';
import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import {
  AwaitedFile,
  File,
  FilesCreate,
  FileUpdate,
  ItemPictures,
  ItemWithUploads,
  Picture,
  Upload,
} from './fields.ts';

const described = {
  id: 'Counted per account over all its files.',
  name: 'What the file is called, without folders.',
  content_type: 'The media type of the file.',
  size: 'How many bytes the file has.',
};
const kept = {
  created_at: 'When the file was asked for.',
  created_by: 'Who asked for the file.',
  preview_url: 'Where a small picture of it is for the next 15 minutes; null where there is none.',
};
const awaited = {
  ...described,
  kind: 'A picture to show, or another file.',
  main: 'Whether it is, or is to be, the picture that stands for the item.',
  status: 'Still to come, checked and kept, or refused by what came.',
};

export default familyDocs({
  description:
    'Files and pictures of items. They are sent straight to storage, and got from there.',
  responses: {
    File: response(File, 'A file of an item.', {
      ...awaited,
      ...kept,
      reason: 'Why it was not kept; null unless it was rejected.',
      url: 'Where it is for the next 15 minutes; null until it is stored.',
    }),
    AwaitedFile: response(AwaitedFile, 'A file that is to come.', {
      ...awaited,
      upload: 'How it is sent.',
    }),
    Upload: response(Upload, 'How a file is sent, once.', {
      url: 'Where it is sent to.',
      method: 'By which method it is sent.',
      headers: 'The headers that have to come with it.',
      expires_at: 'Until when it is taken.',
    }),
    ItemWithUploads: response(
      ItemWithUploads,
      'An item, and how the files that were asked for are sent.',
      {
        ...textsOf({ ...itemFields, ...itemStored }, itemTexts),
        files: 'The files that were asked for, in their order.',
      },
      ItemCreate,
    ),
    Picture: response(Picture, 'A picture of an item.', {
      ...described,
      ...kept,
      url: 'Where it is for the next 15 minutes.',
    }),
    ItemPictures: response(ItemPictures, 'The pictures of an item.', {
      item_id: 'The id of the item.',
      main_picture_id: 'The id of the picture that stands for the item.',
      pictures: 'The pictures that are stored, oldest first.',
    }),
  },
  requests: {
    FilesCreate: request(
      FilesCreate,
      'The files that are to come.',
      {},
      {
        files: {
          description: 'What is to come, ten files at most.',
          fields: {
            ...described,
            kind: 'A picture to show, or another file; by its content type if absent.',
            main: 'Whether it is to stand for the item, once it is stored.',
          },
        },
      },
    ),
    FileUpdate: request(FileUpdate, 'What changes of a file.', described, {
      main: 'Whether it stands for the item; only a stored picture does.',
    }),
  },
});
