import * as checkouts from './checkouts.ts';
import * as comments from './comments.ts';
import * as contacts from './contacts.ts';
import * as events from './events.ts';
import * as issues from './issues.ts';
import * as items from './items.ts';
import * as locations from './locations.ts';
import * as reservations from './reservations.ts';
import type { Route } from './route.ts';
import * as service from './service.ts';
import * as users from './users.ts';

/** Every family of endpoints, and in it every endpoint by its operation. */
const families: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  service,
  items,
  locations,
  contacts,
  users,
  reservations,
  checkouts,
  issues,
  events,
  comments,
};

export interface NamedRoute {
  /** The family and the operation, as `items.create`. */
  name: string;
  family: string;
  operation: string;
  route: Route;
}

/** Every endpoint of the service. */
export const routes: readonly NamedRoute[] = Object.entries(families).flatMap(
  ([family, operations]) =>
    Object.entries(operations).map(([operation, route]) => {
      return { name: `${family}.${operation}`, family, operation, route };
    }),
);
