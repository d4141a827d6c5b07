import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { type PageQuery, usePages } from '#console/api/use-pages.ts';
import { ShowMore } from '#console/ui/show-more.tsx';
import { mount, only, textsOf } from './mount.ts';

/** Never answers the second page of the first list; ends when it is aborted. */
function readPage(list: string, { cursor }: PageQuery, signal?: AbortSignal) {
  if (list === 'open' && cursor !== undefined) {
    return new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  }
  const data = [`${list} ${cursor ?? 'first'}`];
  return Promise.resolve({ data, meta: { pagination: { next_cursor: cursor ? null : 'next' } } });
}

function Sample() {
  const [list, setList] = useState('open');
  const pages = usePages((query, signal) => readPage(list, query, signal), 1, [list]);
  return (
    <>
      <select onChange={() => setList('all')} />
      {pages.records.map((name) => (
        <li key={name}>{name}</li>
      ))}
      <ShowMore pages={pages} />
    </>
  );
}

test('a list does not wait for the next page of the list before', async () => {
  const root = await mount(<Sample />);
  const more = () => only(root, '.more button');
  await expect.poll(() => textsOf(root, 'li')).toEqual(['open first']);
  await act(() => more().click());
  expect(more().getAttribute('aria-disabled')).toBe('true');
  await act(() => void only(root, 'select').dispatchEvent(new Event('change')));
  await expect.poll(() => textsOf(root, 'li')).toEqual(['all first']);
  await expect.poll(() => more().getAttribute('aria-disabled')).toBe('false');
  await act(() => more().click());
  await expect.poll(() => textsOf(root, 'li')).toEqual(['all first', 'all next']);
});

test('a list that is read again keeps as many records as were shown', async () => {
  const limits: number[] = [];
  const numbers = Array.from({ length: 300 }, (_, index) => index);
  const readNumbers = async ({ limit, cursor }: PageQuery) => {
    limits.push(limit);
    const start = Number(cursor ?? 0);
    const end = start + limit;
    const next_cursor = end < numbers.length ? String(end) : null;
    return { data: numbers.slice(start, end), meta: { pagination: { next_cursor } } };
  };
  function Numbers() {
    const [list, setList] = useState('open');
    const pages = usePages(readNumbers, 200, [list]);
    return (
      <>
        <button type="button" id="again" onClick={pages.result.reload} />
        <button type="button" id="other" onClick={() => setList('all')} />
        <p>{pages.records.length}</p>
        <ShowMore pages={pages} />
      </>
    );
  }
  const root = await mount(<Numbers />);
  const shown = () => only(root, 'p:not(.more)').textContent;
  await expect.poll(shown).toBe('200');
  await act(() => only(root, '.more button').click());
  await expect.poll(shown).toBe('250');
  await act(() => only(root, '#again').click());
  await expect.poll(() => limits).toEqual([200, 50, 200, 50]);
  await expect.poll(shown).toBe('250');
  await act(() => only(root, '#other').click());
  await expect.poll(shown).toBe('200');
});
