import { confirmTotp } from '#shared/families/auth/totp.ts';
import { confirmTotp as route } from '#shared/families/session/routes.ts';
import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';

export const handler = signInEndpoint(route, (call, { body }) => confirmTotp(call, body));
