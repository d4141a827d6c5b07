import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import type { Issue } from '#console/api/records.ts';
import { IssueBoard } from '#console/pages/issues/issue-board.tsx';
import { readListQuery } from '#console/pages/records/list/list-query.ts';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, textsOf, undoAfter } from './mount.ts';
import { issue } from './sample.ts';
import { refusal, serve } from './service.ts';

type Answer = Parameters<typeof refusal>;

/** A board whose issue somebody else solves or deletes; its status is set then. */
async function setOnBoard(name: string, status: Issue['status'], answer: Answer | 'unchanged') {
  const shown = { ...issue, name, status: 'open', version: 4 };
  const present = { ...shown, status: 'closed', version: 5 };
  let isSet = false;
  serve(['action.issue'], (method, path) => {
    if (method === 'POST') {
      isSet = true;
      if (answer !== 'unchanged') return refusal(...answer);
      return [{ data: present, meta: { unchanged: true } }];
    }
    if (!path.includes('?')) return [{ data: present }];
    const isIn = !isSet && path.includes('status=open');
    const pagination = { total: isIn ? 1 : 0, next_cursor: null };
    return [{ data: isIn ? [shown] : [], meta: { pagination } }];
  });
  const query = readListQuery(new URLSearchParams());
  const root = await mount(
    <>
      <IssueBoard query={query} />
      <Toasts />
    </>,
  );
  const find = () => root.querySelector('select');
  await vi.waitUntil(find);
  await act(() => {
    const field = only<HTMLSelectElement>(root, 'select');
    field.value = status;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await vi.waitUntil(() => !find());
  return root;
}

const isSaid = (root: HTMLElement, text: string) =>
  vi.waitFor(() => expect(textsOf(root, '.toast').join()).toContain(text));

test('a status that is refused says what the issue is now, and moves it on the board', async () => {
  const root = await setOnBoard('Hums', 'on_hold', ['invalid_transition', 422]);
  await isSaid(root, 'Hums is now: Solved.');
});

test('an issue that somebody has deleted goes from the board', async () => {
  const root = await setOnBoard('Rattles', 'closed', ['not_found', 404]);
  await isSaid(root, 'Rattles no longer exists.');
});

test('what somebody else has solved already is not undone', async () => {
  const root = await setOnBoard('Leaks', 'closed', 'unchanged');
  expect(await undoAfter(root, 'Leaks is solved already.')).toBeNull();
});

test('what a column does not show is found by the same search', async () => {
  serve(['view'], () => [
    { data: [issue], meta: { pagination: { total: 11, next_cursor: null } } },
  ]);
  const query = readListQuery(new URLSearchParams({ q: 'lamp', user_id: '3' }));
  const root = await mount(<IssueBoard query={query} />);
  await vi.waitUntil(() => root.querySelector('.board'));
  const links = [...root.querySelectorAll('a')].filter((one) => one.textContent === 'and 10 more');
  expect(links[0]?.getAttribute('href')).toBe('#/issues?q=lamp&state=open&user_id=3');
});
