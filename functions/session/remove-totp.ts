import { removeTotp } from '#shared/families/auth/totp.ts';
import { removeTotp as route } from '#shared/families/session/routes.ts';
import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';

export const handler = signInEndpoint(route, (call, { body }) => removeTotp(call, body));
