import { Agent } from 'node:http';
import { addSeconds } from '#shared/time.ts';
import { bookedWeek } from '../dataset/contents.ts';
import type { Invocation } from '../invoke.ts';
import { itemTexts, locationOf, locationsTotal } from '../shares.ts';
import { bookedItems } from '../timed/calls.ts';
import { newKeys } from '../timed/keys.ts';
import { send } from '../timed/request.ts';

const connections = 16;
const itemsBooked = 10;
/** Under load a service may respond with a conflict; the request is then retried. */
const maxAttempts = 5;

/** Fills an account over HTTP, with the same records for every service. */
export async function fillAccount(
  url: string,
  tokens: readonly string[],
  items: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const keys = newKeys(tokens);
  const create = async (invocation: Invocation) => {
    for (let attempt = 1; ; attempt += 1) {
      await keys.waitForCapacity(1);
      const { status, text } = await send(url, keys.nextToken(), invocation, agent);
      if (status === 201) return;
      if (attempt === maxAttempts)
        throw new Error(`${invocation.name} answered ${status}: ${text}`);
    }
  };
  const locations = numbers(locationsTotal).map((number) => ({
    name: 'locations.create',
    body: { name: `Room ${number}` },
  }));
  // One after the other, so that they get the ids that items refer to.
  for (const location of locations) await create(location);
  await sendAll(numbers(items).map(itemCreation(items)), create);
  await sendAll(numbers(bookedItems / itemsBooked).map(reservationCreation), create);
  agent.destroy();
}

const itemCreation =
  (items: number) =>
  (number: number): Invocation => {
    const location_id = locationOf(number, items);
    return { name: 'items.create', body: { ...itemTexts(number, items), location_id } };
  };

/** A reservation of the next ten items, in the week for which free items are listed. */
function reservationCreation(number: number): Invocation {
  const first = (number - 1) * itemsBooked + 1;
  const iid = numbers(itemsBooked).map((number) => first + number - 1);
  const start_time = addSeconds(bookedWeek.from, number * 3600);
  const times = { start_time, end_time: addSeconds(start_time, 36 * 3600) };
  return { name: 'reservations.create', body: { name: `Show ${number}`, iid, ...times } };
}

async function sendAll(
  invocations: readonly Invocation[],
  create: (invocation: Invocation) => Promise<void>,
): Promise<void> {
  const queue = invocations.values();
  const worker = async () => {
    for (const invocation of queue) await create(invocation);
  };
  await Promise.all(Array.from({ length: connections }, worker));
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
