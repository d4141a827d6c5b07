import { expect, test } from 'vitest';
import type { User } from '#console/api/records.ts';
import { MemberTable } from '#console/pages/members/member-table.tsx';
import { grantOf } from '#console/pages/members/roles.ts';
import { mount, only, textsOf } from './mount.ts';
import { member } from './sample.ts';

test.each([
  ['invited', 'Invited', ['Edit', 'Resend', 'Withdraw']],
  ['active', 'Active', ['Edit', 'Deactivate']],
  ['inactive', 'Deactivated', ['Edit', 'Reactivate']],
] as const)(
  'a member with the status %s has the badge %s and the matching actions',
  async (status, label, acts) => {
    const calls: string[] = [];
    const onAct = (act: string, { id }: User) => calls.push(`${act} ${id}`);
    const root = await mount(<MemberTable members={[{ ...member, status }]} onAct={onAct} />);
    expect(textsOf(root, '.badge')).toEqual([label]);
    expect(textsOf(root, 'button')).toEqual(acts);
    for (const button of root.querySelectorAll('button')) button.click();
    expect(new Set(calls).size).toBe(acts.length);
  },
);

test('an address, which may be the name too, breaks before its @ and after its dots', async () => {
  const email = 'kim.doe@lights.example';
  const members = [{ ...member, name: email, email }];
  const root = await mount(<MemberTable members={members} onAct={() => undefined} />);
  for (const selector of ['th[scope="row"]', '[data-label="Email"]'])
    expect(only(root, selector).innerHTML).toBe('kim.<wbr>doe<wbr>@lights.<wbr>example');
});

test('custom permissions are listed, sent with the role "custom", and replaced by another role', async () => {
  const custom: User = { ...member, role: 'custom', permissions: ['view', 'action.issue'] };
  const root = await mount(<MemberTable members={[custom]} onAct={() => undefined} />);
  expect(root.textContent).toContain('Custom viewing all records, issues');
  expect(grantOf('custom', ['view'])).toEqual({ role: null, permissions: ['view'] });
  expect(grantOf('viewer', ['action.issue'])).toEqual({ role: 'viewer', permissions: null });
});
