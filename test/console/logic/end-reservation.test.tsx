import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { ReservationPage } from '#console/pages/records/reservation.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, submit, whenFound } from './mount.ts';
import { reservation } from './sample.ts';
import { refusal, serve } from './service.ts';

/** Shows a reservation that Ann renames meanwhile. Returns the versions sent in If-Match, too. */
async function showChanged(name: string) {
  const initial = { ...reservation, name, end_time: '2099-05-04T17:00:00Z', version: 4 };
  const updated_by = { ...reservation.updated_by, name: 'Ann' };
  const renamed = { ...initial, name: `${name} in June`, updated_by, version: 5 };
  const firstReads = [initial];
  const sentVersions: (string | null)[] = [];
  serve(['action.reserve'], (method, _path, _body, headers) => {
    if (method === 'GET') return [{ data: firstReads.shift() ?? renamed }];
    const version = headers.get('If-Match');
    sentVersions.push(version);
    const changed = [{ code: 'version_mismatch', message: 'Changed.', version: 5, updated_by }];
    return version === '"5"'
      ? [{ data: { ...renamed, status: 'completed', version: 6 } }]
      : refusal('version_mismatch', 412, { version: changed });
  });
  return { ...(await showReservation()), sentVersions };
}

async function showReservation() {
  const route = {
    path: '/reservations/1',
    parts: ['reservations', '1'],
    query: new URLSearchParams(),
  };
  const root = await mount(
    <>
      <ReservationPage route={route} />
      <Toasts />
    </>,
  );
  const click = async (label: string) => {
    const button = await buttonOf(root, label);
    await act(() => button.click());
  };
  return { root, click };
}

const buttonOf = (root: HTMLElement, label: string) =>
  whenFound(() =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label),
  );

test('cancelling an outdated reservation is refused first, and says who changed it', async () => {
  const { root, click, sentVersions } = await showChanged('Gala');
  await click('Cancel reservation');
  await submit(root);
  await expect.poll(() => root.textContent).toContain('Ann changed Gala in the meantime.');
  await expect.poll(() => root.querySelector('h1')?.textContent).toBe('Gala in June');
  await submit(root);
  await expect.poll(() => root.textContent).toContain('Gala in June cancelled.');
  expect(sentVersions).toEqual(['"4"', '"5"']);
});

test('completing an outdated reservation is refused first, and says who changed it', async () => {
  const { root, click, sentVersions } = await showChanged('Fair');
  await click('Complete');
  await expect.poll(() => root.textContent).toContain('Ann changed Fair in the meantime.');
  await expect.poll(() => root.querySelector('h1')?.textContent).toBe('Fair in June');
  await click('Complete');
  await expect.poll(() => root.textContent).toContain('Fair in June completed.');
  expect(sentVersions).toEqual(['"4"', '"5"']);
});

test('a double click on Complete sends one request and reports no conflict', async () => {
  const initial = {
    ...reservation,
    name: 'Premiere',
    end_time: '2099-05-04T17:00:00Z',
    version: 4,
  };
  let calls = 0;
  serve(['action.reserve'], (method) => {
    if (method === 'GET') return [{ data: initial }];
    calls += 1;
    return [{ data: { ...initial, status: 'completed', version: 5 } }];
  });
  const { root } = await showReservation();
  const button = await buttonOf(root, 'Complete');
  await act(() => {
    button.click();
    button.click();
  });
  await expect.poll(() => root.textContent).toContain('Premiere completed.');
  expect(calls).toBe(1);
});
