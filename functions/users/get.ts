import { get } from '#shared/families/users/routes.ts';
import { userView } from '#shared/families/users/user-view.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, showRecord(userView));
