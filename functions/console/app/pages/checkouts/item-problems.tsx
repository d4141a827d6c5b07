export interface NamedItem {
  id: number;
  name: string;
  unique_id: string | null;
}

interface ItemProblemsProps {
  items: readonly NamedItem[];
  error: string | undefined;
}

/** What is wrong with the items of a form, and their names where there are several. */
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
