import type { AuditEntry } from '#console/api/records.ts';
import { formatCount } from '#console/format-count.ts';
import { TableHead } from '#console/ui/table-head.tsx';
import { Time } from '#console/ui/time.tsx';
import { nameKey, nameOfValue, type RecordNames } from './entry-names.ts';
import { fieldText, namedText, phraseOf, subjectOf, valueText } from './entry-text.ts';

interface ActivityEntryProps {
  entry: AuditEntry;
  names: RecordNames;
}

/** Says who did what and when; expands to each field that changed. */
export function ActivityEntry({ entry, names }: ActivityEntryProps) {
  const { actor, changes, remarks, at, resource } = entry;
  const textOf = (value: unknown, field: string) =>
    nameOfValue(field, value, names) ?? valueText(value, field);
  const { verb, record, address } = phraseOf(entry);
  const subject = subjectOf(entry);
  const name = names.get(nameKey(subject.resource, subject.id));
  const recordText = record && name !== undefined ? namedText(subject.resource, name) : record;
  return (
    <li tabIndex={-1}>
      <span>
        <strong>{actor.name}</strong> {verb}
        {recordText && ' '}
        {address ? <a href={address}>{recordText}</a> : recordText}.
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
                  <th scope="row">{fieldText(field, resource)}</th>
                  <td>{textOf(from, field)}</td>
                  <td>{textOf(to, field)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </li>
  );
}
