import { logOut } from '#shared/families/auth/logout.ts';
import { logout } from '#shared/families/auth/routes.ts';
import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';

export const handler = signInEndpoint(logout, (call, { body }) => logOut(call, body));
