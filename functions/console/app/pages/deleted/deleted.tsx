import type { SectionProps } from '#console/route.ts';
import { KindLinks } from '#console/ui/kind-links.tsx';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { deletedKinds } from './kinds.tsx';

/** The deleted records of one kind, with links to the other kinds: `#/deleted/contacts`. */
export function DeletedPage({ route }: SectionProps) {
  const kinds = deletedKinds.filter(({ isReadable }) => isReadable());
  const kind = kinds.find(({ name }) => name === route.parts[1]) ?? kinds[0];
  if (!kind) return <NotAllowed title="Deleted" records="deleted records" />;
  return (
    <Page
      title="Deleted"
      lead="Restore what was deleted by mistake. Files can only be restored within 23 hours of the deletion."
    >
      <KindLinks section="deleted" kinds={kinds} current={kind.name} />
      {kind.list()}
    </Page>
  );
}
