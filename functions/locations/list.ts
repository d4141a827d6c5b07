import { endpoint } from '#shared/http/endpoint.ts';
import { locationView } from '#shared/operations/locations/locations.ts';
import { answerList } from '#shared/records/view.ts';
import { list } from '#shared/routes/locations.ts';

export const handler = endpoint(list, (call, { query }) => answerList(call, locationView, query));
