import { families } from '#shared/families.ts';
import type { Route } from '#shared/routes/route.ts';

export interface NamedRoute {
  /** The family and the operation, as `items.create`. */
  name: string;
  family: string;
  operation: string;
  route: Route;
}

/** Every endpoint, from the declarations of the families. No function loads this. */
export const routes: readonly NamedRoute[] = (
  await Promise.all(Object.keys(families).map(declaredBy))
).flat();

async function declaredBy(family: string): Promise<NamedRoute[]> {
  const declarations: object = await import(/* @vite-ignore */ `./${family}/routes.ts`);
  return Object.entries(declarations).map(([operation, route]) => {
    // Modules of declarations export routes only.
    return { name: `${family}.${operation}`, family, operation, route: route as Route };
  });
}
