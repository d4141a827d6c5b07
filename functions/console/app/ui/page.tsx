import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface PageProps {
  title: string;
  /** What stands beside the title: what can be done here. */
  actions?: ComponentChildren;
  lead?: ComponentChildren;
  children: ComponentChildren;
}

let isFirst = true;

/** One page: its title is read out when the reader comes to it. */
export function Page({ title, actions, lead, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Equipment`;
  }, [title]);
  useEffect(() => {
    // The browser puts the focus of a page that is loaded; those that follow are on us.
    if (isFirst) isFirst = false;
    else heading.current?.focus({ preventScroll: true });
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
