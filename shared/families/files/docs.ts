import {
  IssueCreate,
  issueFields,
  issueStored,
  issueTexts,
} from '#shared/families/issues/fields.ts';
import { ItemCreate, itemFields, itemStored, itemTexts } from '#shared/families/items/fields.ts';
import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import {
  AwaitedFile,
  File,
  FilesCreate,
  FileUpdate,
  IssuePictures,
  IssueWithUploads,
  ItemPictures,
  ItemWithUploads,
  Picture,
  Upload,
} from './fields.ts';

const fileTexts = {
  id: 'Unique in the account.',
  name: 'The file name, without folders.',
  content_type: 'The media type of the file.',
  size: 'Size in bytes.',
};
const creationAndPreview = {
  created_at: 'When the file was announced.',
  created_by: 'Who announced the file.',
  preview_url: 'The URL of a preview, valid for 15 minutes; null if there is none.',
};
const uploadTexts = {
  ...fileTexts,
  kind: 'A picture, or another file.',
  main: 'Whether it is, or will be, the main picture.',
  status: 'Pending, stored, or rejected after the check.',
};

const files = 'The new files, in the order sent.';
const pictures = {
  main_picture_id: 'The id of the main picture.',
  pictures: 'The pictures that are stored, oldest first.',
};

export default familyDocs({
  description:
    'Files and pictures of items and issues, uploaded to and downloaded from storage directly.',
  responses: {
    File: response(File, 'A file of an item or an issue.', {
      ...uploadTexts,
      ...creationAndPreview,
      reason: 'Why it was rejected; null otherwise.',
      url: 'The URL, valid for 15 minutes; null until the file is stored.',
    }),
    AwaitedFile: response(AwaitedFile, 'A file to upload.', {
      ...uploadTexts,
      upload: 'The upload request.',
    }),
    Upload: response(Upload, 'The upload request of a file. It works once.', {
      url: 'The URL of the upload.',
      method: 'The HTTP method of the upload.',
      headers: 'The headers to send with it.',
      expires_at: 'End of the period.',
    }),
    ItemWithUploads: response(
      ItemWithUploads,
      'An item with the upload addresses of its new files.',
      { ...textsOf({ ...itemFields, ...itemStored }, itemTexts), files },
      ItemCreate,
    ),
    IssueWithUploads: response(
      IssueWithUploads,
      'An issue with the upload addresses of its new files.',
      { ...textsOf({ ...issueFields, ...issueStored }, issueTexts), files },
      IssueCreate,
    ),
    Picture: response(Picture, 'A picture of an item or an issue.', {
      ...fileTexts,
      ...creationAndPreview,
      url: 'The URL, valid for 15 minutes.',
    }),
    ItemPictures: response(ItemPictures, 'The pictures of an item.', {
      item_id: 'The id of the item.',
      ...pictures,
    }),
    IssuePictures: response(IssuePictures, 'The pictures of an issue.', {
      issue_id: 'The id of the issue.',
      ...pictures,
    }),
  },
  requests: {
    FilesCreate: request(FilesCreate, 'The files to upload.', {
      files: {
        description: 'The files to upload, at most ten.',
        fields: {
          ...fileTexts,
          kind: 'A picture, or another file. Default: by the content type.',
          main: 'Whether it becomes the main picture once it is stored.',
        },
      },
    }),
    FileUpdate: request(FileUpdate, 'A change of a file.', {
      ...fileTexts,
      main: 'Whether it is the main picture. Only a stored picture can be.',
    }),
  },
});
