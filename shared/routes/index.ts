import * as items from './items.ts';
import * as locations from './locations.ts';
import type { Route } from './route.ts';
import * as service from './service.ts';

/** Every family of endpoints, and in it every endpoint by its operation. */
const families: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  service,
  items,
  locations,
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
