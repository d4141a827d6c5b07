import { listLocations } from '../../shared/data/locations.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { list } from '../../shared/routes/locations.ts';

export const handler = endpoint(list, (call, { query }) => listLocations(call, query));
