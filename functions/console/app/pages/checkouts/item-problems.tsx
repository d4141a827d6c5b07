export interface NamedItem {
  id: number;
  name: string;
  unique_id: string | null;
}

interface ItemProblemsProps {
  items: readonly NamedItem[];
  error: string | undefined;
}

/** What stands in the way of the items of a form, and which they are where there are several. */
export function ItemProblems({ items, error }: ItemProblemsProps) {
  return (
    <>
      {error && (
        <div class="notice bad" role="alert" tabIndex={-1}>
          <p>{error}</p>
        </div>
      )}
      {items.length > 1 && (
        <ul class="entries">
          {items.map(({ id, name, unique_id }) => (
            <li key={id}>
              {name} <small>{unique_id}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
