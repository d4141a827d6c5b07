import { confirmReset } from '#shared/families/auth/passwords.ts';
import { confirmReset as route } from '#shared/families/auth/routes.ts';
import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';

export const handler = signInEndpoint(route, (call, { body }) => confirmReset(call, body));
