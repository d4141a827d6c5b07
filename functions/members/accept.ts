import { acceptInvitation } from '#shared/families/members/accept.ts';
import { accept } from '#shared/families/members/routes.ts';
import { signInEndpoint } from '#shared/http/sign-in-endpoint.ts';

export const handler = signInEndpoint(accept, (call, { body }) => acceptInvitation(call, body));
