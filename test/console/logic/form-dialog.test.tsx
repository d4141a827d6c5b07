import { expect, test, vi } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { mount, submit } from './mount.ts';

/** Sends the form of a window whose call is refused; how often the page behind it was loaded anew. */
async function refuse(status: number, code: string): Promise<number> {
  const onChange = vi.fn();
  function Sample() {
    const form = useDialogForm({ onClose: () => {}, onChange }, { name: '' }, async () => {
      throw new Problem(status, { code, message: 'No.' });
    });
    return (
      <FormDialog form={form} title="Sample" action="Send" onClose={() => {}}>
        {null}
      </FormDialog>
    );
  }
  const root = await mount(<Sample />);
  await submit(root);
  await vi.waitFor(() => expect(root.textContent).toContain('No.'));
  return onChange.mock.calls.length;
}

test('a refusal for what has become of a record shows the record as it is now', async () => {
  expect(await refuse(422, 'checkout_closed')).toBe(1);
  expect(await refuse(412, 'version_mismatch')).toBe(1);
});

test('a refusal of what was typed loads nothing', async () => {
  expect(await refuse(422, 'validation_failed')).toBe(0);
  expect(await refuse(503, 'unavailable')).toBe(0);
});
