import { locationView } from '../../shared/data/locations.ts';
import { answerList } from '../../shared/data/view.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { list } from '../../shared/routes/locations.ts';

export const handler = endpoint(list, (call, { query }) => answerList(call, locationView, query));
