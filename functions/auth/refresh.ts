import { refreshSession } from '#shared/families/auth/refresh.ts';
import { refresh } from '#shared/families/auth/routes.ts';
import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';

export const handler = signInEndpoint(refresh, (call, { body }) => refreshSession(call, body));
