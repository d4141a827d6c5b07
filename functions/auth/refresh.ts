import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';
import { refreshSession } from '#shared/operations/auth/refresh.ts';
import { refresh } from '#shared/routes/auth.ts';

export const handler = signInEndpoint(refresh, (call, { body }) => refreshSession(call, body));
