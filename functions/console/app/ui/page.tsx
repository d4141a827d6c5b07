import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface PageProps {
  title: string;
  actions?: ComponentChildren;
  lead?: ComponentChildren;
  children: ComponentChildren;
}

let isFirst = true;

/** One page: screen readers announce its title when it opens. */
export function Page({ title, actions, lead, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Equipment`;
  }, [title]);
  useEffect(() => {
    // The browser sets the focus on the first page only.
    const wasFirst = isFirst;
    isFirst = false;
    if (!wasFirst && !hasFocus(heading.current)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div class="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div class="actions">{actions}</div>}
      </div>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </>
  );
}

/** Whether a field of the page took the focus as it opened. */
function hasFocus(heading: HTMLElement | null): boolean {
  const main = heading?.closest('main');
  const { activeElement } = document;
  return activeElement !== main && main?.contains(activeElement) === true;
}
