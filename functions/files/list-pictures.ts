import { listPictures } from '#shared/families/files/list-pictures.ts';
import { listPictures as route } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(route, (call, { id }) => listPictures(call, id));
