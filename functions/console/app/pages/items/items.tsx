import { Page } from '#console/ui/page.tsx';

export function ItemsPage() {
  return <Page title="Equipment">…</Page>;
}
