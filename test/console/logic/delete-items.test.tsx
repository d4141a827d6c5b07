import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { cartOfMember } from '#console/cart.ts';
import { DeleteItems } from '#console/pages/selection/delete-items.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, textsOf, type, undoAfter, whenFound } from './mount.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

const items = [1, 2, 3].map((id) => ({ ...item, id, name: `Lamp ${id}` }));

/** Deletes three ticked items; `onDelete` is called with each request. Returns the requests. */
async function deleteAll(onDelete: (root: HTMLElement) => void) {
  const paths: string[] = [];
  let page: HTMLElement | undefined;
  serve(['content.items'], (_method, path) => {
    paths.push(path);
    if (page) onDelete(page);
    return [{ data: {} }];
  });
  cartOfMember().replace(items);
  page = await mount(<DeleteItems items={items} onClose={() => {}} onChange={() => {}} />);
  await type(only(page, '[name=typed]'), '3');
  await submit(page);
  return paths;
}

/** Deletes three ticked items, with the messages about it. */
async function submitDeletion() {
  cartOfMember().replace(items);
  const root = await mount(
    <>
      <DeleteItems items={items} onClose={() => {}} onChange={() => {}} />
      <Toasts />
    </>,
  );
  await type(only(root, '[name=typed]'), '3');
  await submit(root);
  return root;
}

const ticked = () =>
  cartOfMember()
    .items.get()
    .map(({ id }) => id);

test('each deleted item leaves the selection at once, so that a reload shows what is left', async () => {
  const left: number[][] = [];
  const paths = await deleteAll(() => left.push(ticked()));
  await expect.poll(() => paths).toHaveLength(3);
  expect(left).toEqual([[1, 2, 3], [2, 3], [3]]);
});

test('closing the dialog stops before the next item', async () => {
  const paths = await deleteAll((root) => render(null, root));
  await expect.poll(() => ticked()).toEqual([2, 3]);
  expect(paths).toEqual(['/v1/items/1']);
});

test('the browser asks before the page is left while items are being deleted', async () => {
  const prevented: boolean[] = [];
  await deleteAll(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    prevented.push(leaving.defaultPrevented);
  });
  await expect.poll(() => prevented).toEqual([true, true, true]);
});

test('a deletion stops at what would refuse all other items too, and says what is left', async () => {
  const calls: string[] = [];
  serve(['content.items'], (method, path) => {
    calls.push(`${method} ${path}`);
    return path.includes('/items/2') ? refusal('unavailable', 503) : [{ data: {} }];
  });
  const root = await submitDeletion();
  const text = '1 item deleted. It stopped: The service is busy.';
  await whenFound(() => textsOf(root, '.toast p').some((one) => one?.startsWith(text)));
  expect(calls.some((call) => call.endsWith('/items/3'))).toBe(false);
  expect(ticked()).toEqual([2, 3]);
});

test('the undo of a deletion restores the other items if one is refused, and names that one', async () => {
  let isRefused = false;
  const restoredPaths: string[] = [];
  serve(['content.items'], (method, path) => {
    if (method === 'POST' && path.includes('/items/1/') && isRefused)
      return refusal('conflict', 409);
    if (method === 'POST') restoredPaths.push(path);
    return [{ data: {} }];
  });
  const root = await submitDeletion();
  const undo = await undoAfter(root, '3 items deleted.');
  isRefused = true;
  await act(() => undo?.click());
  await whenFound(() =>
    textsOf(root, '.toast p').join().includes('1 not restored: Lamp 1: Refused.'),
  );
  expect(restoredPaths).toEqual(['/v1/items/2/restore', '/v1/items/3/restore']);
});
