import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { useForm } from '#console/ui/form.ts';
import { QuantityInput } from '#console/ui/quantity-input.tsx';
import { mount, only, textsOf, type } from './mount.ts';

/** Shows a form with the quantity input beside it, and collects the submitted quantities. */
async function show(max?: number) {
  const quantities: number[] = [];
  function Sample() {
    const [quantity, setQuantity] = useState(10);
    const form = useForm({}, async () => void quantities.push(quantity));
    return (
      <div data-form-area>
        <form {...form.props} />
        <QuantityInput
          label="Quantity"
          quantity={quantity}
          max={max}
          onChange={(newQuantity) => setQuantity(newQuantity)}
        />
        <button type="button" onClick={() => setQuantity(5)}>
          Take 5
        </button>
      </div>
    );
  }
  const root = await mount(<Sample />);
  const input = only<HTMLInputElement>(root, 'input');
  const blur = () => act(() => void input.dispatchEvent(new Event('blur')));
  const submit = () =>
    act(async () => {
      only(root, 'form').dispatchEvent(new Event('submit', { cancelable: true }));
    });
  return { root, input, quantities, blur, submit };
}

test('an invalid quantity stays, shows an error, and blocks the form beside it', async () => {
  const { root, input, quantities, blur, submit } = await show(10);
  await type(input, '0');
  await blur();
  expect([input.value, textsOf(root, '.error')]).toEqual(['0', ['From 0.001 to 10.']]);
  expect(input.getAttribute('aria-describedby')).toBe(only(root, '.error').id);
  await submit();
  await expect.poll(() => document.activeElement).toBe(input);
  expect(quantities).toEqual([]);
  await type(input, '7');
  await submit();
  await expect.poll(() => quantities).toEqual([7]);
});

test('a text with a unit is an invalid quantity, even without a maximum', async () => {
  const { root, input, blur } = await show();
  await type(input, '12 pcs');
  await blur();
  expect([input.value, textsOf(root, '.error')]).toEqual(['12 pcs', ['At least 0.001.']]);
});

test('a quantity set by another control replaces an invalid one', async () => {
  const { root, input, blur } = await show(10);
  await type(input, '50');
  await blur();
  await act(() => only(root, 'button').click());
  expect([input.value, textsOf(root, '.error')]).toEqual(['5', []]);
});

test('a quantity has at most three decimals', async () => {
  const { root, input, quantities, submit } = await show(10);
  await type(input, '1.2345');
  expect(textsOf(root, '.error')).toEqual(['At most three decimals.']);
  await type(input, '1.234');
  expect(textsOf(root, '.error')).toEqual([]);
  await submit();
  await expect.poll(() => quantities).toEqual([1.234]);
});
