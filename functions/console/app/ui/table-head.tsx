interface TableHeadProps {
  columns: readonly string[];
  /** Whether a last column has buttons. */
  hasActions?: boolean;
}

/** The heads of a table's columns. */
export function TableHead({ columns, hasActions = false }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {hasActions && (
          <th scope="col">
            <span class="hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
