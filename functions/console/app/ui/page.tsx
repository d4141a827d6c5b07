import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface PageProps {
  title: string;
  actions?: ComponentChildren;
  lead?: ComponentChildren;
  children: ComponentChildren;
}

let isFirst = true;

/** The frame of a page. Its title takes the focus, so that screen readers announce it. */
export function Page({ title, actions, lead, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Equipment`;
  }, [title]);
  useEffect(() => {
    // The browser handles the focus of the first page itself.
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

/** Whether a field of the page has taken the focus already. */
function hasFocus(heading: HTMLElement | null): boolean {
  const main = heading?.closest('main');
  const { activeElement } = document;
  return activeElement !== main && main?.contains(activeElement) === true;
}
