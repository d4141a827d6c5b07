import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import type { User } from '#console/api/records.ts';
import { MemberForm } from '#console/pages/members/member-form.tsx';
import { mount, only, submit, textsOf, type } from './mount.ts';
import { member } from './sample.ts';
import { refusal, serve } from './service.ts';

test('after a conflict, saving a member again keeps the role set by another member', async () => {
  let stored = { ...member, id: 99, name: 'Robin', role: 'member', version: 5 };
  const changes: unknown[] = [];
  serve(['admin.users', ...member.permissions], (method, _path, body, headers) => {
    if (method === 'GET') return [{ data: stored }];
    if (headers.get('If-Match') !== `"${stored.version}"`) return refusal('version_mismatch', 412);
    changes.push(body);
    stored = { ...stored, ...(body as object), version: stored.version + 1 };
    return [{ data: stored }];
  });
  const onClose = vi.fn();
  const initial = { ...member, id: 99, name: 'Robin', role: 'viewer', version: 4 } as const;
  const root = await mount(<MemberForm record={initial} onClose={onClose} onChange={vi.fn()} />);
  await type(only(root, '[name=name]'), 'Robin Sand');
  await submit(root);
  await expect.poll(() => root.textContent).toContain('while you were editing');
  await submit(root);
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(changes).toEqual([{ name: 'Robin Sand' }]);
});

test('single permissions of a custom role are those that the signed-in member may give', async () => {
  const record: User = { ...member, id: 99, name: 'Robin', role: 'viewer', permissions: ['view'] };
  const changes: unknown[] = [];
  serve(['admin.users', 'view', 'content.items', 'action.checkout'], (method, _path, body) => {
    if (method === 'PATCH') changes.push(body);
    return [{ data: { ...record, ...(body as object) } }];
  });
  const root = await mount(<MemberForm record={record} onClose={vi.fn()} onChange={vi.fn()} />);
  await act(() => {
    const role = only<HTMLSelectElement>(root, 'select');
    role.value = 'custom';
    role.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect([...root.querySelectorAll('.option')].map((one) => one.textContent)).toEqual([
    'Viewing all records',
    'Equipment',
    'Checkouts',
    'Members',
  ]);
  const [viewing, , checkouts] = root.querySelectorAll<HTMLInputElement>('.option input');
  await act(() => checkouts?.click());
  await act(() => viewing?.click());
  await submit(root);
  await expect.poll(() => changes).toEqual([{ role: null, permissions: ['action.checkout'] }]);
});

test('after a conflict, the permissions that another member gave meanwhile are shown', async () => {
  const record: User = { ...member, id: 99, name: 'Robin', role: 'custom', permissions: ['view'] };
  const stored = { ...record, version: 5, permissions: ['view', 'admin.account'] };
  serve(['admin.users', 'view'], (method) =>
    method === 'GET' ? [{ data: stored }] : refusal('version_mismatch', 412),
  );
  const root = await mount(
    <MemberForm record={{ ...record, version: 4 }} onClose={vi.fn()} onChange={vi.fn()} />,
  );
  await type(only(root, '[name=name]'), 'Robin Sand');
  await submit(root);
  await expect.poll(() => root.textContent).toContain('while you were editing');
  expect(textsOf(root, '.option:has(:checked)')).toEqual([
    'Viewing all records',
    'API keys and account',
  ]);
});
