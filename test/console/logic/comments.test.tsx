import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { Comments } from '#console/ui/comments.tsx';
import { mount, only, type } from './mount.ts';
import { serve } from './service.ts';

test('a comment that is begun while the one before it is sent stays', async () => {
  const bodies: unknown[] = [];
  serve(['view'], (method, _path, body) => {
    if (method === 'POST') bodies.push(body);
    return [{ data: [], meta: {} }];
  });
  const root = await mount(<Comments of="issue" id={1} />);
  const field = only<HTMLTextAreaElement>(root, 'textarea');
  const write = (text: string) => type(field as unknown as HTMLInputElement, text);
  const submit = () =>
    act(() => void only(root, 'form').dispatchEvent(new Event('submit', { cancelable: true })));
  const isSent = () =>
    vi.waitFor(() => expect(only(root, '[type=submit]').textContent).toBe('Comment'));
  await write('Fixed.');
  await submit();
  await write('Not quite.');
  await isSent();
  expect(field.value).toBe('Not quite.');
  await submit();
  await isSent();
  expect([field.value, bodies]).toMatchObject(['', [{ body: 'Fixed.' }, { body: 'Not quite.' }]]);
});
