import { expect, test, vi } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { mount, submit } from './mount.ts';

/** Submits a form whose request is refused. Returns how often the page behind was reloaded. */
async function countReloads(status: number, code: string): Promise<number> {
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

test('a refusal because the record has changed reloads the page behind the dialog', async () => {
  expect(await countReloads(422, 'checkout_closed')).toBe(1);
  expect(await countReloads(412, 'version_mismatch')).toBe(1);
});

test('a refusal for another reason does not reload the page', async () => {
  expect(await countReloads(422, 'validation_failed')).toBe(0);
  expect(await countReloads(503, 'unavailable')).toBe(0);
});
