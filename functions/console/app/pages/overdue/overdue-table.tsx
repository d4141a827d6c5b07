import type { ComponentChildren } from 'preact';
import { bookingColumns, type RecordColumns } from '#console/pages/records/list/record-table.tsx';
import { ItemLink } from '#console/ui/item-link.tsx';
import { TableHead } from '#console/ui/table-head.tsx';

interface OverdueRow {
  id: number;
  name: string;
  page: string;
  who: string;
  items: readonly { id: number; name: string }[];
  since: ComponentChildren;
  actions?: readonly { label: string; run: () => void }[];
}

const shownItems = 3;

interface OverdueTableProps {
  title: string;
  columns?: RecordColumns;
  rows: readonly OverdueRow[];
}

export function OverdueTable({ title, columns = bookingColumns, rows }: OverdueTableProps) {
  if (rows.length === 0) return null;
  return (
    <section class="overdue">
      <h2>{title}</h2>
      <table class="cards">
        <caption class="hidden">{title}</caption>
        <TableHead columns={[columns.name, columns.who, 'Items', 'Since']} hasActions />
        <tbody>
          {rows.map(({ id, name, page, who, items, since, actions = [] }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`#/${page}`}>{name}</a>
              </th>
              <td data-label={columns.who}>{who}</td>
              <td data-label="Items">
                <ul>
                  {items.slice(0, shownItems).map((item) => (
                    <li key={item.id}>
                      <ItemLink item={item} />
                    </li>
                  ))}
                  {items.length > shownItems && <li>and {items.length - shownItems} more</li>}
                </ul>
              </td>
              <td data-label="Since">{since}</td>
              <td class="row-actions">
                {actions.map(({ label, run }) => (
                  <button key={label} type="button" aria-label={`${label} ${name}`} onClick={run}>
                    {label}
                  </button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
