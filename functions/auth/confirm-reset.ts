import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';
import { confirmReset } from '#shared/operations/auth/confirm-reset.ts';
import { confirmReset as route } from '#shared/routes/auth.ts';

export const handler = signInEndpoint(route, (call, { body }) => confirmReset(call, body));
