import { type NamedRoute, routes } from '#shared/families/routes.ts';
import { reads } from '../../support/reads.ts';
import { signIns } from '../../support/writes/sign-ins.ts';
import { writes } from '../../support/writes/writes.ts';
import type { Harness } from './harness.ts';
import type { Trial } from './trial.ts';
import { tryRead } from './try-read.ts';
import { trySignIn } from './try-sign-in.ts';
import { tryWrite } from './try-write.ts';

/** A request of an endpoint, and a function that runs it with one fault after the other. */
export interface Scenario {
  name: string;
  endpoint: NamedRoute;
  run: (harness: Harness) => Promise<Trial[]>;
}

/** A request of every endpoint that reads, of some more than one. */
export const readScenarios = reads.map((read): Scenario => {
  const { endpoint, path } = read;
  const [, query] = path.split('?');
  const name = query ? `${endpoint.name} with ${query}` : endpoint.name;
  return { name, endpoint, run: (harness) => tryRead(read, harness) };
});

/** A request of every endpoint that writes, of some more than one. */
export const writeScenarios = Object.entries(writes).map(([name, arrange]): Scenario => {
  const endpoint = endpointOf(name);
  return { name, endpoint, run: (harness) => tryWrite(endpoint, arrange, harness) };
});

/** A request of every endpoint by which somebody signs in or out. */
export const signInScenarios = Object.entries(signIns).map(([name, arrange]): Scenario => {
  const endpoint = endpointOf(name);
  return { name, endpoint, run: (harness) => trySignIn(endpoint, arrange, harness) };
});

/** The endpoint of a sample call: its name is the first word of the sample's name. */
function endpointOf(name: string): NamedRoute {
  const endpoint = routes.find((one) => one.name === name.split(' ')[0]);
  if (!endpoint) throw new Error(`There is no endpoint for ${name}.`);
  return endpoint;
}
