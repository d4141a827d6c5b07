import type {
  Checkout,
  Contact,
  Issue,
  Item,
  Key,
  Location,
  Reservation,
  SignedIn,
  User,
  Webhook,
} from '#console/api/records.ts';
import type { CountedPlace } from '#console/pages/places/count/counted-place.ts';
import { exampleOf } from '#shared/description/examples.ts';

/** The recorded response of an endpoint. The examples are checked against the API description. */
function answerOf(endpoint: string): unknown {
  const example = exampleOf(endpoint);
  if (!example) throw new Error(`There is no example of ${endpoint}.`);
  return example.answer;
}

export const { data: checkout } = answerOf('checkouts.get') as { data: Checkout };
export const { data: contact } = answerOf('contacts.get') as { data: Contact };
export const { data: apiKey } = answerOf('keys.get') as { data: Key };
export const { data: issue } = answerOf('issues.get') as { data: Issue };
export const { data: item } = answerOf('items.get') as { data: Item };
export const { data: location } = answerOf('locations.get') as { data: Location };
export const { data: member } = answerOf('members.get') as { data: User };
export const { data: reservation } = answerOf('reservations.get') as { data: Reservation };
export const { data: signedIn } = answerOf('auth.login') as { data: SignedIn };
export const { data: webhook } = answerOf('webhooks.get') as { data: Webhook };

/** A place to be counted where nothing is expected. */
export const countedPlace: CountedPlace = {
  place: location,
  hasPlacesInside: false,
  isDeep: false,
  placeIds: new Set([location.id]),
  paths: new Map(),
  expected: { records: [], total: 0 },
};
