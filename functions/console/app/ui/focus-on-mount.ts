/** As the `ref` of what appears on a page, moves the focus to it, or to the input in it. */
export const focusOnMount = (element: HTMLElement | null) =>
  (element?.querySelector('input') ?? element)?.focus();
