import type { ComponentChildren } from 'preact';

interface FieldGroupProps {
  title: string;
  children: ComponentChildren;
}

/** Fields that few members need: collapsed, until the user or an error opens them. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <details class="field-group">
      <summary>{title}</summary>
      <div class="pairs">{children}</div>
    </details>
  );
}
