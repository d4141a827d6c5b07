import { endpoint } from '#shared/http/endpoint.ts';
import { listAudit } from '#shared/operations/accounts/history.ts';
import { history } from '#shared/routes/accounts.ts';

export const handler = endpoint(history, (call, { id, query }) => listAudit(call, id, query));
