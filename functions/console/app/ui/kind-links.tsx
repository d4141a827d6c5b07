interface KindLinksProps {
  /** The first part of the path of their pages. */
  section: string;
  kinds: readonly { name: string; label: string }[];
  /** The name of the kind that is shown. */
  current: string;
}

/** Links to the pages of a section, one for each kind of record. */
export function KindLinks({ section, kinds, current }: KindLinksProps) {
  return (
    <nav class="actions" aria-label="Kinds of records">
      {kinds.map(({ name, label }) => (
        <a
          key={name}
          class="button"
          href={`#/${section}/${name}`}
          aria-current={name === current ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
