import type { ComponentChildren } from 'preact';
import { Page } from '#console/ui/page.tsx';

/** The layout of the pages before the sign-in. */
export function Frame({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <main class="entrance">
      <p class="brand">
        <img src="/console/icon.svg" alt="" width="32" height="32" />
        Equipment
      </p>
      <section class="card">
        <Page title={title}>{children}</Page>
      </section>
    </main>
  );
}
