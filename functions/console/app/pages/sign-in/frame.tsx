import type { ComponentChildren } from 'preact';
import { Page } from '#console/ui/page.tsx';

/** The frame of the pages before sign-in. */
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
