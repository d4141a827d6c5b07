import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '#client/refusal.ts';
import { DeleteDialog } from '#console/ui/delete-dialog.tsx';
import { errorKinds } from '#shared/errors.ts';
import { mount, only, submit, textsOf, type } from './mount.ts';

test.each([
  ['Stage  lamp', 'Stage lamp', true],
  ['Stage\u00a0lamp ', 'Stage lamp', true],
  ['Cafe\u0301 table', 'Caf\u00e9 table', true],
  ['Stage lamp', 'stage lamp', false],
  ['Stage lamp', 'Stagelamp', false],
])('deleting “%s” is confirmed by typing “%s”: %s', async (name, typed, isEnough) => {
  const done = () => {};
  const work = async () => {};
  const texts = { name, lead: 'It goes.' };
  const root = await mount(
    <DeleteDialog {...texts} remove={work} restore={work} onClose={done} onChange={done} />,
  );
  await type(only(root, 'input'), typed);
  expect(only<HTMLButtonElement>(root, '[type=submit]').disabled).toBe(!isEnough);
});

test.each([
  ['leads to the list', true, '#/kits'],
  ['stays on the page that was opened meanwhile', false, '#/items/3'],
])('a deletion %s (the dialog is open: %s)', async (_where, isOpen, hash) => {
  const before = location.hash;
  onTestFinished(() => {
    location.hash = before;
  });
  location.hash = '#/items/3';
  const late = Promise.withResolvers<void>();
  const done = () => {};
  const onChange = vi.fn();
  const dialog = { name: 'Stage', lead: 'It goes.', page: '/kits', onClose: done, onChange };
  const root = await mount(
    <DeleteDialog {...dialog} remove={() => late.promise} restore={async () => {}} />,
  );
  await type(only(root, 'input'), 'Stage');
  await submit(root);
  if (!isOpen) await act(() => render(null, root));
  late.resolve();
  await expect.poll(() => onChange).toHaveBeenCalled();
  expect(location.hash).toBe(hash);
});

test('what still uses a place is named as on the pages, and leads there', async () => {
  const code = 'location_in_use' as const;
  const room = { code, message: '', resource: 'location', id: 7, name: 'Room' };
  const refused = { code, message: errorKinds.location_in_use.message };
  const body = { ...refused, status: 400, request_id: '', fields: { id: [room] } };
  const remove = () => Promise.reject(new Refusal(new Response(null, { status: 400 }), body));
  const done = () => {};
  const dialog = { name: 'House', lead: 'It goes.', onClose: done, onChange: done };
  const root = await mount(<DeleteDialog {...dialog} remove={remove} restore={async () => {}} />);
  await type(only(root, 'input'), 'House');
  await submit(root);
  await expect
    .poll(() => textsOf(root, '[role=alert] p, [role=alert] a[href="#/places/7"]'))
    .toEqual(['The place is in use. It is still used by:', 'place Room']);
});
