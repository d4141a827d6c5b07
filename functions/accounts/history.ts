import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { listAudit } from '#shared/families/accounts/history.ts';
import { history } from '#shared/families/accounts/routes.ts';

export const handler = accountEndpoint(history, (call, { query }) => listAudit(call, query));
