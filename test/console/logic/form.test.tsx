import { setImmediate } from 'node:timers/promises';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { TextField } from '#console/ui/field.tsx';
import { FieldGroup } from '#console/ui/field-group.tsx';
import { useForm } from '#console/ui/form.ts';
import { type Choice, Picker } from '#console/ui/picker.tsx';
import { mount, only, textsOf, type } from './mount.ts';

type Fields = ConstructorParameters<typeof Problem>[1]['fields'];

/** Shows a form of two fields, one of them in a folded group. Submitting is refused with these errors. */
async function show(fields: Fields = {}) {
  const submissions: object[] = [];
  function Sample() {
    const form = useForm({ name: 'Lamp', value: '' }, async (values) => {
      submissions.push(values);
      throw new Problem(422, { code: 'validation_failed', message: 'Wrong.', fields });
    });
    return (
      <form {...form.props}>
        <ul>
          {form.general.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <TextField form={form} name="name" label="Name" />
        <FieldGroup title="More">
          <TextField form={form} name="value" label="Value" />
        </FieldGroup>
      </form>
    );
  }
  const root = await mount(<Sample />);
  const submit = () =>
    act(async () => {
      only(root, 'form').dispatchEvent(new Event('submit', { cancelable: true }));
      // Waits until the refusal has arrived.
      await setImmediate();
    });
  return { root, submissions, submit };
}

const errorWith = (message: string) => [{ code: 'invalid_value', message }];

test('the typed values are submitted', async () => {
  const { root, submissions, submit } = await show();
  await type(only(root, '[name=name]'), 'Drum');
  await submit();
  expect(submissions).toEqual([{ name: 'Drum', value: '' }]);
});

test('an error is shown next to its field, which is unfolded and focused', async () => {
  const { root, submit } = await show({ value: errorWith('Must be a number.') });
  await submit();
  const field = only<HTMLInputElement>(root, '[name=value]');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Must be a number.',
  );
  expect(only<HTMLDetailsElement>(root, 'details').open).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(textsOf(root, 'li')).toEqual([]);
});

test('an error of an entry is shown next to the field of the entry', async () => {
  const { root, submit } = await show({ 'name.2': errorWith('Is taken.') });
  await submit();
  expect(textsOf(root, '.error')).toEqual(['Is taken.']);
});

test('an error without a matching field is shown above all fields', async () => {
  const { root, submit } = await show({ iid: errorWith('Item 12 is out.') });
  await submit();
  expect(textsOf(root, 'li')).toEqual(['Item 12 is out.']);
});

test('a refusal without field errors is shown above the fields by its message', async () => {
  const { root, submit } = await show();
  await submit();
  expect(textsOf(root, 'li')).toEqual(['Wrong.']);
});

test('a form is not submitted while its picker has a text that matches nothing', async () => {
  const submissions: object[] = [];
  function Sample() {
    const [chosen, setChosen] = useState<Choice>();
    const form = useForm({ name: 'Lamp' }, async (values) => void submissions.push(values));
    const search = async (text: string) => (text === 'Depot' ? [{ id: 1, name: 'Depot' }] : []);
    return (
      <form {...form.props}>
        <Picker label="Place" chosen={chosen} search={search} onChange={setChosen} />
      </form>
    );
  }
  const root = await mount(<Sample />);
  const input = only<HTMLInputElement>(root, 'input');
  const submit = () =>
    act(() => void only(root, 'form').dispatchEvent(new Event('submit', { cancelable: true })));
  await act(() => input.focus());
  await type(input, 'Attic');
  await submit();
  await expect.poll(() => root.querySelector('.error')).not.toBeNull();
  await expect.poll(() => document.activeElement).toBe(input);
  expect(submissions).toEqual([]);
  await type(input, 'Depot');
  await submit();
  await expect.poll(() => submissions).toEqual([{ name: 'Lamp' }]);
});
