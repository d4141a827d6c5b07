import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { Comments } from '#console/ui/comments.tsx';
import { Questions } from '#console/ui/question.tsx';
import { mount, only, textsOf, type } from './mount.ts';
import { signedIn } from './sample.ts';
import { serve } from './service.ts';

const meta = { pagination: { next_cursor: null } };

test('a comment is deleted only after its author confirms', async () => {
  const comment = { id: 4, body: 'Fixed.', created_at: '2031-05-04T10:00:00Z' };
  const deleted: string[] = [];
  serve(['view'], (method, path) => {
    if (method === 'DELETE') deleted.push(path);
    const created_by = { type: 'user', id: signedIn.user.id, name: 'Kim' };
    return [{ data: method === 'DELETE' ? null : [{ ...comment, created_by }], meta }];
  });
  const root = await mount(
    <>
      <Comments of="issue" id={1} />
      <Questions />
    </>,
  );
  const press = (name: string) =>
    act(() =>
      [...root.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
    );
  await expect.poll(() => root.textContent).toContain('Fixed.');
  await press('Delete');
  await press('Keep it');
  expect(deleted).toEqual([]);
  await press('Delete');
  await act(() => only(root, 'button.danger').click());
  await expect.poll(() => deleted).toEqual(['/v1/comments/4']);
});

test('a comment typed while the previous one is being sent is not cleared', async () => {
  const bodies: unknown[] = [];
  serve(['view'], (method, _path, body) => {
    if (method === 'POST') bodies.push(body);
    return [{ data: [], meta }];
  });
  const root = await mount(<Comments of="issue" id={1} />);
  const field = only<HTMLTextAreaElement>(root, 'textarea');
  const write = (text: string) => type(field as unknown as HTMLInputElement, text);
  const submit = () =>
    act(() => void only(root, 'form').dispatchEvent(new Event('submit', { cancelable: true })));
  const waitUntilSent = () =>
    expect.poll(() => only(root, '[type=submit]').textContent).toBe('Comment');
  await write('Fixed.');
  await submit();
  await write('Not quite.');
  await waitUntilSent();
  expect(field.value).toBe('Not quite.');
  await submit();
  await waitUntilSent();
  expect([field.value, bodies]).toMatchObject(['', [{ body: 'Fixed.' }, { body: 'Not quite.' }]]);
});

test('the latest 200 comments are shown oldest first, and earlier ones on request', async () => {
  const comments = Array.from({ length: 230 }, (_, index) => {
    const created_by = { type: 'user', id: 99, name: 'Kim' };
    return {
      id: index + 1,
      body: `No. ${index + 1}`,
      created_at: '2031-05-04T10:00:00Z',
      created_by,
    };
  });
  serve(['view'], (_method, path) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('limit'));
    const next_cursor = end < comments.length ? String(end) : null;
    const records = query.get('order') === '-id' ? comments.toReversed() : comments;
    return [{ data: records.slice(start, end), meta: { pagination: { next_cursor } } }];
  });
  const root = await mount(<Comments of="issue" id={1} />);
  const bodies = () => textsOf(root, '.comment');
  await expect.poll(() => bodies()).toHaveLength(200);
  expect([bodies().at(0), bodies().at(-1)]).toEqual(['No. 31', 'No. 230']);
  await act(() => only(root, '.more button').click());
  await expect.poll(() => bodies()).toHaveLength(230);
  expect(bodies().at(0)).toBe('No. 1');
});
