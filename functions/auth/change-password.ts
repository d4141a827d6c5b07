import { changePassword } from '#shared/families/auth/passwords.ts';
import { changePassword as route } from '#shared/families/auth/routes.ts';
import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';

export const handler = signInEndpoint(route, (call, { body }) => changePassword(call, body));
