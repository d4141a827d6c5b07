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
/** A service that conflicts with itself under load says so, and is asked again. */
const maxTries = 5;

/** Fills an account over HTTP, with the same records whatever the service is. */
export async function fillAccount(
  url: string,
  tokens: readonly string[],
  items: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const keys = newKeys(tokens);
  const create = async (invocation: Invocation) => {
    for (let tries = 1; ; tries += 1) {
      await keys.leaveRequests(1);
      const { status, text } = await send(url, keys.take(), invocation, agent);
      if (status === 201) return;
      if (tries === maxTries) throw new Error(`${invocation.name} answered ${status}: ${text}`);
    }
  };
  const locations = numbers(locationsTotal).map((number) => ({
    name: 'locations.create',
    body: { name: `Room ${number}` },
  }));
  // One after the other, so that each has the id that items refer to.
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

/** Each of ten other items, in the week for which what is free is listed. */
function reservationCreation(number: number): Invocation {
  const first = (number - 1) * itemsBooked + 1;
  const iid = numbers(itemsBooked).map((place) => first + place - 1);
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
