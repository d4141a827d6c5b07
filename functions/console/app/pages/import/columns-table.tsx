import { TableHead } from '#console/ui/table-head.tsx';
import type { CsvFile } from '#importer/csv-file.ts';
import { shorten } from '#importer/shorten.ts';
import { type Choices, columnsOf, targetsOf } from './choices.ts';
import type { ImportKind } from './import-kinds.ts';

interface ColumnsTableProps {
  importKind: ImportKind;
  table: CsvFile;
  targets: Choices['targets'];
  onChange: (targets: Choices['targets']) => void;
}

/** The columns of a file with sample values, and the target of each. */
export function ColumnsTable({ importKind, table, targets, onChange }: ColumnsTableProps) {
  return (
    <table class="cards import-columns">
      <caption class="hidden">Columns of the file</caption>
      <TableHead columns={['Column', 'Examples', 'Goes to']} />
      <tbody>
        {columnsOf(table).map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label="Examples">
              {examplesOf(table, name).join(' · ') || <small>empty</small>}
            </td>
            <td data-label="Goes to">
              <select
                aria-label={`Where ${name} goes`}
                value={targets[name] ?? ''}
                onChange={({ currentTarget }) =>
                  onChange({ ...targets, [name]: currentTarget.value })
                }
              >
                {targetsOf(name, importKind).map(([target, label]) => (
                  <option key={target} value={target}>
                    {label}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const maxExamples = 3;
const longestExample = 40;

/** The first distinct values of a column. */
function examplesOf({ header, rows }: CsvFile, name: string): string[] {
  const index = header.indexOf(name);
  const values = new Set<string>();
  for (const { cells } of rows) {
    const text = cells[index] ?? '';
    if (text !== '') values.add(shorten(text, longestExample));
    if (values.size === maxExamples) break;
  }
  return [...values];
}
