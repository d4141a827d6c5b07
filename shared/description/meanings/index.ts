import type { families } from '#shared/families.ts';
import { accounts } from './accounts.ts';
import { auth } from './auth.ts';
import { checkouts } from './checkouts.ts';
import { comments } from './comments.ts';
import { commonShows } from './common.ts';
import { contacts } from './contacts.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { issues } from './issues.ts';
import { items } from './items.ts';
import { keys } from './keys.ts';
import { locations } from './locations.ts';
import type { FamilyMeaning, SentMeaning, ShownMeaning } from './meaning.ts';
import { notifications } from './notifications.ts';
import { push } from './push.ts';
import { reservations } from './reservations.ts';
import { service } from './service.ts';
import { session } from './session.ts';
import { users } from './users.ts';

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
