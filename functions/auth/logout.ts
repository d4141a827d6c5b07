import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';
import { logOut } from '#shared/operations/auth/logout.ts';
import { logout } from '#shared/routes/auth.ts';

export const handler = signInEndpoint(logout, (call, { body }) => logOut(call, body));
