import { expect, test, vi } from 'vitest';
import { InviteForm } from '#console/pages/members/invite-form.tsx';
import { mount, submit, textsOf } from './mount.ts';
import { member } from './sample.ts';
import { refusal, serve } from './service.ts';

test('the error for a taken address names the member who has it', async () => {
  const duplicateProblem = {
    code: 'taken',
    message: `Member ${member.id} already has this address.`,
  };
  serve(['admin.users', ...member.permissions], () =>
    refusal('validation_failed', 422, { email: [{ ...duplicateProblem, id: member.id }] }),
  );
  const members = [{ ...member, name: 'Kim Ferrante' }];
  const handlers = { onClose: vi.fn(), onChange: vi.fn() };
  const root = await mount(<InviteForm members={members} {...handlers} />);
  await submit(root);
  await expect
    .poll(() => textsOf(root, '.error'))
    .toEqual(['Kim Ferrante already has this address.']);
});
