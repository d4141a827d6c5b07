import { updateProfile } from '#shared/families/members/operations.ts';
import { updateUser } from '#shared/families/session/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(updateUser, (call, { body }) => updateProfile(call, body));
