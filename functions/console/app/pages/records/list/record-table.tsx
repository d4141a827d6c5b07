import type { ComponentChildren } from 'preact';
import { Badge, type Tone } from '#console/ui/badge.tsx';
import { listNames } from '#console/ui/list-names.ts';
import { TableHead } from '#console/ui/table-head.tsx';

/** A row of a list of records. */
export interface RecordRow {
  id: number;
  name: string;
  page: string;
  who: string;
  items: readonly { id: number; name: string }[];
  when: ComponentChildren;
  state: readonly [tone: Tone, label: string];
}

/** The titles of the columns with the name of a record, and with its person. */
export interface RecordColumns {
  name: string;
  who: string;
}

export const bookingColumns: RecordColumns = { name: 'Purpose', who: 'Who' };
export const issueColumns: RecordColumns = { name: 'What is wrong', who: 'Assigned to' };

interface RecordTableProps {
  title: string;
  columns?: RecordColumns | undefined;
  rows: readonly RecordRow[];
}

/** A list of records: one row each, or one card each on a narrow screen. */
export function RecordTable({ title, columns = bookingColumns, rows }: RecordTableProps) {
  return (
    <table class="cards">
      <caption class="hidden">{title}</caption>
      <TableHead columns={[columns.name, columns.who, 'Items', 'When', 'State']} />
      <tbody>
        {rows.map(({ id, name, page, who, items, when, state: [tone, label] }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`#/${page}`}>{name}</a>
            </th>
            <td data-label={columns.who}>{who}</td>
            <td data-label="Items">{namesOf(items)}</td>
            <td data-label="When">{when}</td>
            <td data-label="State">
              <Badge tone={tone}>{label}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const maxShown = 3;

/** The names of the first items, and the number of the others. */
export function namesOf(items: readonly { name: string }[], max = maxShown): string {
  return listNames(
    items.map(({ name }) => name),
    max,
  );
}
