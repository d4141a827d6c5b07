import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { onTestFinished, vi } from 'vitest';

/** Renders an element into the page until the test is over. */
export async function mount(element: ComponentChild): Promise<HTMLElement> {
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => {
    render(null, root);
    root.remove();
  });
  await act(() => render(element, root));
  return root;
}

/** The only element that matches the selector. Throws if there is none, or more than one. */
export function only<E extends HTMLElement>(root: HTMLElement, selector: string): E {
  const [element, ...others] = root.querySelectorAll<E>(selector);
  if (!element || others.length > 0) throw new Error(`${selector}: ${root.innerHTML}`);
  return element;
}

export const textsOf = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

export async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(() => {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

export const submit = (root: HTMLElement) =>
  act(() => void only(root, 'form').dispatchEvent(new Event('submit', { cancelable: true })));

/** Presses a key. Returns whether the default action of the browser was prevented. */
export async function press(
  element: HTMLElement,
  key: string,
  options: KeyboardEventInit = {},
): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  await act(() => void element.dispatchEvent(event));
  return event.defaultPrevented;
}

/** Waits until a function finds something, and returns it. A busy machine may take long. */
export function whenFound<T>(find: () => T) {
  return vi.waitUntil(find, 60_000);
}

/** The undo button of the toast with this text, or null. Toasts of other tests may be there too. */
export async function undoAfter(root: HTMLElement, text: string) {
  const find = () =>
    [...root.querySelectorAll('.toast')].find((one) => one.textContent?.includes(text));
  const toast = await whenFound(find);
  return toast.querySelector<HTMLButtonElement>('button:not(.icon)');
}

/** Types a label as a hand scanner does: without pauses, and with Enter at the end. Returns whether Enter was prevented. */
export async function scan(field: HTMLInputElement | HTMLTextAreaElement, label: string) {
  const keyOf = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    // A busy machine would type slowly.
    Object.defineProperty(event, 'timeStamp', { value: 1000 });
    return event;
  };
  const enter = keyOf('Enter');
  await act(() => {
    for (const key of label) {
      field.dispatchEvent(keyOf(key));
      field.value += key;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    field.dispatchEvent(enter);
  });
  return enter.defaultPrevented;
}
