interface TableHeadProps {
  columns: readonly string[];
  /** Whether the last column has buttons. */
  hasActions?: boolean;
}

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
