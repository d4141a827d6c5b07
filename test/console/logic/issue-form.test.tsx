import { expect, test, vi } from 'vitest';
import { IssueForm } from '#console/pages/issues/issue-form.tsx';
import { mount, only, submit } from './mount.ts';
import { refusal, serve } from './service.ts';

test('an issue without items is refused with an error that has the focus and describes the items', async () => {
  const fields = { iid: [{ code: 'too_short', message: 'Must have 1 to 100 items.' }] };
  serve(['action.issue'], () => refusal('validation_failed', 422, fields));
  const root = await mount(<IssueForm onClose={vi.fn()} onChange={vi.fn()} />);
  await submit(root);
  await expect.poll(() => document.activeElement?.textContent).toBe('Choose at least one.');
  const described = only(root, 'fieldset').getAttribute('aria-describedby');
  expect(described).toBe(document.activeElement?.id);
});
