import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';
import { logIn } from '#shared/operations/auth/login.ts';
import { login } from '#shared/routes/auth.ts';

export const handler = signInEndpoint(login, (call, { body }) => logIn(call, body));
