import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';
import { requestReset } from '#shared/operations/auth/request-reset.ts';
import { requestReset as route } from '#shared/routes/auth.ts';

export const handler = signInEndpoint(route, (call, { body }) => requestReset(call, body));
