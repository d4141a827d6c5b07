import { endpoint } from '#shared/http/endpoint.ts';
import { listPictures } from '#shared/operations/files/list-pictures.ts';
import { listPictures as route } from '#shared/routes/files.ts';

export const handler = endpoint(route, (call, { id }) => listPictures(call, id));
