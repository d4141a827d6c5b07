import { listAudit } from '#shared/families/accounts/history.ts';
import { history } from '#shared/families/accounts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(history, (call, { id, query }) => listAudit(call, id, query));
