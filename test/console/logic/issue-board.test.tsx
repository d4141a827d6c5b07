import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { Issue } from '#console/api/records.ts';
import { IssueBoard } from '#console/pages/issues/issue-board.tsx';
import { readListQuery } from '#console/pages/records/list/list-query.ts';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, textsOf, undoAfter, whenFound } from './mount.ts';
import { issue } from './sample.ts';
import { refusal, serve } from './service.ts';

type Answer = Parameters<typeof refusal>;

/** Sets the status of an issue on the board after another member has solved or deleted it. */
async function setStatusOnBoard(
  name: string,
  status: Issue['status'],
  answer: Answer | 'unchanged',
) {
  const initial = { ...issue, name, status: 'open', version: 4 };
  const solved = { ...initial, status: 'closed', version: 5 };
  let isSet = false;
  serve(['action.issue'], (method, path) => {
    if (method === 'POST') {
      isSet = true;
      if (answer !== 'unchanged') return refusal(...answer);
      return [{ data: solved, meta: { unchanged: true } }];
    }
    if (!path.includes('?')) return [{ data: solved }];
    const isListed = !isSet && path.includes('status=open');
    const pagination = { total: isListed ? 1 : 0, next_cursor: null };
    return [{ data: isListed ? [initial] : [], meta: { pagination } }];
  });
  const query = readListQuery(new URLSearchParams());
  const root = await mount(
    <>
      <IssueBoard query={query} />
      <Toasts />
    </>,
  );
  const find = () => root.querySelector('select');
  await whenFound(find);
  await act(() => {
    const field = only<HTMLSelectElement>(root, 'select');
    field.value = status;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(find).toBeNull();
  return root;
}

const expectToast = (root: HTMLElement, text: string) =>
  expect.poll(() => textsOf(root, '.toast').join()).toContain(text);

test('a refused change of status shows the current status, and updates the board', async () => {
  const root = await setStatusOnBoard('Hums', 'on_hold', ['invalid_transition', 422]);
  await expectToast(root, 'Hums is now: Solved.');
});

test('an issue that was deleted meanwhile disappears from the board', async () => {
  const root = await setStatusOnBoard('Rattles', 'closed', ['not_found', 404]);
  await expectToast(root, 'Rattles no longer exists.');
});

test('an issue that another member has solved already offers no undo', async () => {
  const root = await setStatusOnBoard('Leaks', 'closed', 'unchanged');
  expect(await undoAfter(root, 'Leaks is solved already.')).toBeNull();
});

test('the link to the other issues of a column keeps the search and filters', async () => {
  serve(['view'], () => [
    { data: [issue], meta: { pagination: { total: 11, next_cursor: null } } },
  ]);
  const query = readListQuery(new URLSearchParams({ q: 'lamp', user_id: '3' }));
  const root = await mount(<IssueBoard query={query} />);
  await whenFound(() => root.querySelector('.board'));
  const links = [...root.querySelectorAll('a')].filter((one) => one.textContent === 'and 10 more');
  expect(links[0]?.getAttribute('href')).toBe('#/issues?q=lamp&state=open&user_id=3');
});
