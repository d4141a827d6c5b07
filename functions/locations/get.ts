import { locationView } from '../../shared/data/locations.ts';
import { answerId } from '../../shared/data/view.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { get } from '../../shared/routes/locations.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, locationView, id));
