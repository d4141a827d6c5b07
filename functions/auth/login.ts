import { logIn } from '#shared/families/auth/login.ts';
import { login } from '#shared/families/auth/routes.ts';
import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';

export const handler = signInEndpoint(login, (call, { body }) => logIn(call, body));
