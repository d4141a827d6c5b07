import { addSeconds, formatInstant } from '#shared/time.ts';
import { invoke } from './invoke.ts';

/** A checkout of ten items. */
export function newCheckout(first: number) {
  const iid = Array.from({ length: 10 }, (_, index) => first + index);
  return { name: 'Shoot', iid, due_time: addSeconds(formatInstant(Date.now()), 3600) };
}

/** Reserves an item many times. It rotates the keys, because one key may not send so many requests a minute. */
export async function reserveRepeatedly(
  tokens: readonly string[],
  id: number,
  first: number,
  end: number,
): Promise<void> {
  const tomorrow = addSeconds(formatInstant(Date.now()), 86_400);
  for (let number = first; number < end; number += 1) {
    const body = {
      name: `Reservation ${number}`,
      iid: [id],
      start_time: addSeconds(tomorrow, number * 7200),
      end_time: addSeconds(tomorrow, number * 7200 + 3600),
    };
    await invoke(tokens[number % tokens.length] ?? '', { name: 'reservations.create', body });
  }
}

/** Fifty checkouts and fifty reservations of ten items each, all different. */
export async function bookBatchesOfTen(tokens: readonly string[]): Promise<void> {
  const tomorrow = addSeconds(formatInstant(Date.now()), 86_400);
  const times = { start_time: tomorrow, end_time: addSeconds(tomorrow, 3600) };
  for (let number = 0; number < 50; number += 1) {
    const token = tokens[number % tokens.length] ?? '';
    const checkout = newCheckout(10_001 + number * 10);
    await invoke(token, { name: 'checkouts.create', body: checkout });
    const { name, iid } = newCheckout(20_001 + number * 10);
    await invoke(token, { name: 'reservations.create', body: { name, iid, ...times } });
  }
}
