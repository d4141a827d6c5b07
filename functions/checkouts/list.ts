import { listCheckouts } from '../../shared/data/checkouts.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { list } from '../../shared/routes/checkouts.ts';

export const handler = endpoint(list, (call, { query }) => listCheckouts(call, query));
