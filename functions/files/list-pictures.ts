import { listItemPictures } from '#shared/families/files/list.ts';
import { listPictures } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(listPictures, (call, { id }) => listItemPictures(call, id));
