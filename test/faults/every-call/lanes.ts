import { type NamedRoute, routes } from '#shared/families/routes.ts';
import { reads } from '../../support/reads.ts';
import { signIns } from '../../support/writes/sign-ins.ts';
import { writes } from '../../support/writes/writes.ts';
import type { Bench } from './bench.ts';
import { tryRead } from './read-lane.ts';
import { trySignIn } from './sign-in-lane.ts';
import type { Trial } from './trial.ts';
import { tryWrite } from './write-lane.ts';

/** One request of an endpoint, and what tries it with one mishap after the other. */
export interface Lane {
  name: string;
  endpoint: NamedRoute;
  run: (bench: Bench) => Promise<Trial[]>;
}

/** A request of every endpoint that reads, of some more than one. */
export const reading = reads.map((read): Lane => {
  const { endpoint, path } = read;
  const [, query] = path.split('?');
  const name = query ? `${endpoint.name} with ${query}` : endpoint.name;
  return { name, endpoint, run: (bench) => tryRead(read, bench) };
});

/** A request of every endpoint that writes, of some more than one. */
export const writing = Object.entries(writes).map(([name, arrange]): Lane => {
  const endpoint = endpointOf(name);
  return { name, endpoint, run: (bench) => tryWrite(endpoint, arrange, bench) };
});

/** A request of every endpoint by which somebody signs in or out. */
export const signingIn = Object.entries(signIns).map(([name, arrange]): Lane => {
  const endpoint = endpointOf(name);
  return { name, endpoint, run: (bench) => trySignIn(endpoint, arrange, bench) };
});

/** The endpoint of a call: its name is the first word of the call's. */
function endpointOf(name: string): NamedRoute {
  const endpoint = routes.find((one) => one.name === name.split(' ')[0]);
  if (!endpoint) throw new Error(`There is no endpoint for ${name}.`);
  return endpoint;
}
