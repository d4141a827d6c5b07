import { listIssuePictures as listPictures } from '#shared/families/files/list.ts';
import { listIssuePictures } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(listIssuePictures, (call, { id }) => listPictures(call, id));
