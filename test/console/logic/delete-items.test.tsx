import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { cartOfMember } from '#console/cart.ts';
import { DeleteItems } from '#console/pages/selection/delete-items.tsx';
import { mount, only, submit, type } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

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

const ticked = () =>
  cartOfMember()
    .items.get()
    .map(({ id }) => id);

test('each deleted item leaves the selection at once, so that a reload shows what is left', async () => {
  const left: number[][] = [];
  const paths = await deleteAll(() => left.push(ticked()));
  await vi.waitFor(() => expect(paths).toHaveLength(3));
  expect(left).toEqual([[1, 2, 3], [2, 3], [3]]);
});

test('closing the dialog stops before the next item', async () => {
  const paths = await deleteAll((root) => render(null, root));
  await vi.waitFor(() => expect(ticked()).toEqual([2, 3]));
  expect(paths).toEqual(['/v1/items/1']);
});

test('the browser asks before the page is left while items are being deleted', async () => {
  const prevented: boolean[] = [];
  await deleteAll(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    prevented.push(leaving.defaultPrevented);
  });
  await vi.waitFor(() => expect(prevented).toEqual([true, true, true]));
});
