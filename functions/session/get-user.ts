import { getProfile } from '#shared/families/session/operations.ts';
import { getUser } from '#shared/families/session/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(getUser, (call) => getProfile(call));
