import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { TextField } from '#console/ui/field.tsx';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { ask, Questions } from '#console/ui/question.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, textsOf, type } from './mount.ts';

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
  await expect.poll(() => root.textContent).toContain('No.');
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

test('a question is described by its text, which screen readers read with its title', async () => {
  const root = await mount(<Questions />);
  const question = { title: 'Revoke it?', text: 'It ends at once.', yes: 'Revoke', no: 'Keep' };
  await act(() => void ask(question));
  const dialog = only(root, 'dialog');
  const id = dialog.getAttribute('aria-describedby');
  expect(id && only(dialog, `[id="${id}"]`).textContent).toBe('It ends at once.');
  await act(() => only(dialog, '.primary').click());
});

test('a dialog that is closed while it is being saved does not offer to discard the input', async () => {
  function Sample() {
    const props = { onClose: () => {}, onChange: () => {} };
    const form = useDialogForm(props, { name: '' }, () => new Promise<never>(() => {}));
    return (
      <FormDialog form={form} title="Sample" action="Send" onClose={() => {}}>
        <TextField form={form} name="name" label="Name" />
      </FormDialog>
    );
  }
  const root = await mount(
    <>
      <Sample />
      <Questions />
    </>,
  );
  const cancel = () =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel');
  await type(only(root, '[name=name]'), 'Lamp');
  await submit(root);
  await act(() => cancel()?.click());
  await expect.poll(() => textsOf(root, 'h2')).toContain('Close without the result?');
});

test('a form that fails after its dialog was closed says so', async () => {
  const work = Promise.withResolvers<undefined>();
  function Sample({ isOpen }: { isOpen: boolean }) {
    const props = { onClose: () => {}, onChange: () => {} };
    return (
      <>
        {isOpen && <SampleDialog {...props} />}
        <Toasts />
      </>
    );
  }
  function SampleDialog(props: { onClose: () => void; onChange: () => void }) {
    const form = useDialogForm(props, { name: '' }, () => work.promise);
    return (
      <FormDialog form={form} title="Sample" action="Send" onClose={props.onClose}>
        {null}
      </FormDialog>
    );
  }
  const root = await mount(<Sample isOpen={true} />);
  await submit(root);
  await act(() => render(<Sample isOpen={false} />, root));
  work.reject(new Problem(422, { code: 'validation_failed', message: 'The name is taken.' }));
  const text = 'The form that you left failed: The name is taken.';
  await expect.poll(() => textsOf(root, '.toast.bad p')).toContain(text);
});

test('a form that waits for the answer to a question does not say that it waits for the service', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  function Sample() {
    const form = useDialogForm({ onClose: () => {}, onChange: () => {} }, {}, async () => {
      await ask({ title: 'Nobody takes it', text: 'Really?', yes: 'Yes', no: 'No' });
      return undefined;
    });
    return (
      <FormDialog form={form} title="Sample" action="Send" onClose={() => {}}>
        {null}
      </FormDialog>
    );
  }
  const root = await mount(
    <>
      <Sample />
      <Questions />
    </>,
  );
  await act(async () => {
    only(root, 'form').dispatchEvent(new Event('submit', { cancelable: true }));
    await vi.advanceTimersByTimeAsync(6_000);
  });
  expect(root.textContent).toContain('Really?');
  await act(async () => void (await vi.advanceTimersByTimeAsync(6_000)));
  expect(textsOf(root, '.slow')).toEqual([]);
});
