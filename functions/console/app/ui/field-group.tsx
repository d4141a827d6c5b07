import type { ComponentChildren } from 'preact';

interface FieldGroupProps {
  title: string;
  children: ComponentChildren;
}

/** Fields that few fill in: they are shown on demand, and where one of them is refused. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <details class="field-group">
      <summary>{title}</summary>
      <div class="pairs">{children}</div>
    </details>
  );
}
