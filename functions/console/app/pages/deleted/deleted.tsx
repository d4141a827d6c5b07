import type { SectionProps } from '#console/route.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { deletedKinds } from './kinds.tsx';

/** What was deleted of one kind, and links to the others: `#/deleted/contacts`. */
export function DeletedPage({ place }: SectionProps) {
  const kinds = deletedKinds.filter(({ isReadable }) => isReadable());
  const kind = kinds.find(({ name }) => name === place.parts[1]) ?? kinds[0];
  if (!kind) return <NotAllowed title="Deleted" records="deleted records" />;
  return (
    <Page
      title="Deleted"
      lead="Restore what was deleted by mistake. Its files come back within 23 hours of the deletion."
    >
      <nav class="actions" aria-label="Kinds of records">
        {kinds.map(({ name, label }) => (
          <a
            key={name}
            class="button"
            href={`#/deleted/${name}`}
            aria-current={name === kind.name ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      {kind.list()}
    </Page>
  );
}
