import { itemMeanings } from '#shared/families/items/docs.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import { family, sent, shown } from '#shared/fields/meaning.ts';
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
import * as routes from './routes.ts';

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

export const files = family(routes, {
  is: 'Files and pictures of items. They are sent straight to storage, and got from there.',
  shows: {
    File: shown(File, 'A file of an item.', {
      ...awaited,
      ...kept,
      reason: 'Why it was not kept; null unless it was rejected.',
      url: 'Where it is for the next 15 minutes; null until it is stored.',
    }),
    AwaitedFile: shown(AwaitedFile, 'A file that is to come.', {
      ...awaited,
      upload: 'How it is sent.',
    }),
    Upload: shown(Upload, 'How a file is sent, once.', {
      url: 'Where it is sent to.',
      method: 'By which method it is sent.',
      headers: 'The headers that have to come with it.',
      expires_at: 'Until when it is taken.',
    }),
    ItemWithUploads: shown(
      ItemWithUploads,
      'An item, and how the files that were asked for are sent.',
      { ...itemMeanings, files: 'The files that were asked for, in their order.' },
      ItemCreate,
    ),
    Picture: shown(Picture, 'A picture of an item.', {
      ...described,
      ...kept,
      url: 'Where it is for the next 15 minutes.',
    }),
    ItemPictures: shown(ItemPictures, 'The pictures of an item.', {
      item_id: 'The id of the item.',
      main_picture_id: 'The id of the picture that stands for the item.',
      pictures: 'The pictures that are stored, oldest first.',
    }),
  },
  takes: {
    FilesCreate: sent(
      FilesCreate,
      'The files that are to come.',
      {},
      {
        files: {
          is: 'What is to come, ten files at most.',
          of: {
            ...described,
            kind: 'A picture to show, or another file; by its content type if absent.',
            main: 'Whether it is to stand for the item, once it is stored.',
          },
        },
      },
    ),
    FileUpdate: sent(FileUpdate, 'What changes of a file.', described, {
      main: 'Whether it stands for the item; only a stored picture does.',
    }),
  },
  operations: {
    create: {
      says:
        'Send each file as its `upload` says, within 15 minutes. What comes is checked by its first ' +
        'bytes, and then stored or rejected. 50 files an item at most, those to come included.',
      refuses: ['file_limit_reached'],
    },
    listPictures: { says: 'Those that are stored.' },
    update: { says: '`main: false` leaves the item without a main picture.' },
  },
});
