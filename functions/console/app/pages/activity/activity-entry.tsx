import type { AuditEntry } from '#console/api/records.ts';
import { formatCount } from '#console/format-count.ts';
import { TableHead } from '#console/ui/table-head.tsx';
import { Time } from '#console/ui/time.tsx';
import { fieldText, phraseOf, valueText } from './entry-text.ts';

/** Says who did what and when; expands to each field that changed. */
export function ActivityEntry({ entry }: { entry: AuditEntry }) {
  const { actor, changes, remarks, at } = entry;
  const { verb, record, address } = phraseOf(entry);
  return (
    <li tabIndex={-1}>
      <span>
        <strong>{actor.name}</strong> {verb}
        {record && ' '}
        {address ? <a href={address}>{record}</a> : record}.
      </span>
      {remarks && <q>{remarks}</q>}
      <small>
        <Time at={at} />
      </small>
      {changes.length > 0 && (
        <details>
          <summary>{formatCount(changes.length, 'field')}</summary>
          <table>
            <TableHead columns={['Field', 'Before', 'After']} />
            <tbody>
              {changes.map(({ field, from, to }) => (
                <tr key={field}>
                  <th scope="row">{fieldText(field, entry.resource)}</th>
                  <td>{valueText(from, field)}</td>
                  <td>{valueText(to, field)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </li>
  );
}
