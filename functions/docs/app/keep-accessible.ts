type Attributes = Readonly<Record<string, string>>;

const labelled = (name: string | undefined): Attributes => (name ? { 'aria-label': name } : {});

/**
 * Elements of the library that lack a name or are out of reach of the keyboard, with the attributes they
 * need.
 */
const lacking: Readonly<Record<string, (element: HTMLElement) => Attributes>> = {
  // A block that is too wide scrolls, which must be possible by keyboard too.
  'pre.microlight': () => ({ tabindex: '0', role: 'group', ...labelled('Code') }),
  '[data-param-name] :is(input, select, textarea)': (field) =>
    labelled(field.closest<HTMLElement>('[data-param-name]')?.dataset.paramName),
  'textarea.body-param__text': () => labelled('Request body'),
  '.json-schema-2020-12-accordion': ({ textContent }) => labelled(textContent || 'Fields'),
  '.modal-ux': () => ({
    role: 'dialog',
    'aria-modal': 'true',
    ...labelled('Available authorizations'),
  }),
  '.close-modal': () => labelled('Close'),
  '.auth-container input': (input) =>
    labelled(`Value of ${input.closest('.auth-container')?.querySelector('h4 code')?.textContent}`),
  '.auth-container h6': () => ({ 'aria-level': '5' }),
  // The library's name for it leaves out the text on the button.
  '.auth-btn-wrapper button': ({ textContent }) => labelled(textContent),
};

/** Adds the missing attributes to the library's elements, now and after every change. */
export function keepAccessible(root: Element): void {
  const addAll = () => {
    for (const [selector, attributesOf] of Object.entries(lacking)) {
      for (const element of root.querySelectorAll<HTMLElement>(selector)) {
        const attributes = Object.entries(attributesOf(element));
        for (const [name, value] of attributes) element.setAttribute(name, value);
      }
    }
  };
  new MutationObserver(addAll).observe(root, { childList: true, subtree: true });
}
