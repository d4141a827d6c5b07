import { accounts } from '#shared/families/accounts/docs.ts';
import { auth } from '#shared/families/auth/docs.ts';
import { checkouts } from '#shared/families/checkouts/docs.ts';
import { comments } from '#shared/families/comments/docs.ts';
import { contacts } from '#shared/families/contacts/docs.ts';
import { events } from '#shared/families/events/docs.ts';
import { files } from '#shared/families/files/docs.ts';
import { issues } from '#shared/families/issues/docs.ts';
import { items } from '#shared/families/items/docs.ts';
import { keys } from '#shared/families/keys/docs.ts';
import { locations } from '#shared/families/locations/docs.ts';
import { notifications } from '#shared/families/notifications/docs.ts';
import { push } from '#shared/families/push/docs.ts';
import { reservations } from '#shared/families/reservations/docs.ts';
import { service } from '#shared/families/service/docs.ts';
import { session } from '#shared/families/session/docs.ts';
import { users } from '#shared/families/users/docs.ts';
import type { families } from '#shared/families.ts';
import { commonShows } from '#shared/fields/common-docs.ts';
import type { FamilyMeaning, SentMeaning, ShownMeaning } from '#shared/fields/meaning.ts';

/** What is said of every family. */
export const familyMeanings: Readonly<Record<keyof typeof families, FamilyMeaning>> = {
  service,
  auth,
  accounts,
  keys,
  session,
  notifications,
  push,
  items,
  files,
  locations,
  contacts,
  users,
  reservations,
  checkouts,
  events,
  issues,
  comments,
};

const all = Object.values(familyMeanings);

/** Every part of an answer by its name in the description. */
export const shows: Readonly<Record<string, ShownMeaning>> = Object.assign(
  { ...commonShows },
  ...all.map((one) => one.shows),
);

/** Every body by its name in the description. */
export const takes: Readonly<Record<string, SentMeaning>> = Object.assign(
  {},
  ...all.map((one) => one.takes),
);
