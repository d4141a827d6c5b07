import { expect, test } from 'vitest';
import { CheckoutsPage } from '#console/pages/records/list/checkouts.tsx';
import { ReservationsPage } from '#console/pages/records/list/reservations.tsx';
import { mount, textsOf, type } from './mount.ts';
import { serve } from './service.ts';

const lists = [
  ['checkouts', CheckoutsPage],
  ['reservations', ReservationsPage],
] as const;

test.each(lists)('the list of %s can be filtered by a member who left', async (name, ListPage) => {
  const calls: string[] = [];
  serve(['view'], (_method, path) => {
    calls.push(path);
    const members = [{ id: 3, name: 'Ben Counter', active: false }];
    const data = path.startsWith('/v1/directory/users') ? members : [];
    return [{ data, meta: { pagination: { total: data.length, next_cursor: null } } }];
  });
  const query = new URLSearchParams('user_id=3');
  const root = await mount(<ListPage route={{ path: `/${name}`, parts: [name], query }} />);
  const isFiltered = () => calls.some((call) => /user_id=3/.test(call) && call.includes(name));
  await expect.poll(isFiltered).toBe(true);
  const label = [...root.querySelectorAll('label')].find((one) => one.textContent === 'Member');
  const input = document.getElementById(label?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(root.innerHTML);
  await type(input, 'ben');
  const options = () => textsOf(document.body, '[role=option]');
  await expect.poll(options).toEqual(['Ben Counter not active']);
});
