import type { Kit } from '#console/api/records.ts';
import { namesOf } from '#console/pages/records/list/record-table.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { namedContents } from '#console/ui/booked-items.ts';
import { TableHead } from '#console/ui/table-head.tsx';

/** Kits with their contents and, for a window, whether they are free. */
export function KitTable({ kits }: { kits: readonly Kit[] }) {
  return (
    <table class="cards">
      <caption class="hidden">Kits</caption>
      <TableHead columns={['Name', 'Parts', 'State']} />
      <tbody>
        {kits.map((kit) => (
          <tr key={kit.id}>
            <th scope="row">
              <a href={`#/kits/${kit.id}`}>{kit.name}</a>
            </th>
            <td data-label="Parts">{namesOf(namedContents(kit))}</td>
            <td data-label="State">
              <KitState available={kit.available} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a kit is free in the chosen window; nothing without a window. */
export function KitState({ available }: Pick<Kit, 'available'>) {
  if (available === null) return null;
  return available ? <Badge tone="good">Free</Badge> : <Badge tone="warn">Not free</Badge>;
}
