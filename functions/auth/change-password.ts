import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';
import { changePassword } from '#shared/operations/auth/change-password.ts';
import { changePassword as route } from '#shared/routes/auth.ts';

export const handler = signInEndpoint(route, (call, { body }) => changePassword(call, body));
