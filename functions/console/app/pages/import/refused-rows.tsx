import { formatCount } from '#console/format-count.ts';
import { downloadText } from '#console/ui/download-text.ts';
import type { ImportPlan } from '#importer/plan.ts';
import { refusedTable } from '#importer/refused-file.ts';
import type { RefusedRow } from '#importer/validate.ts';

const maxShown = 50;

interface RefusedRowsProps {
  refused: readonly RefusedRow[];
  plan: ImportPlan;
  fileName: string;
  /** Whether no row has been sent yet. */
  isPreview?: boolean;
}

/** The refused rows with their reasons, which can be saved, corrected and imported again. */
export function RefusedRows({ refused, plan, fileName, isPreview = false }: RefusedRowsProps) {
  if (refused.length === 0) return null;
  const shownRows = refused.slice(0, maxShown);
  const verb = isPreview
    ? 'will be left out'
    : refused.length === 1
      ? 'was refused'
      : 'were refused';
  const save = () => {
    const text = refusedText(plan, refused);
    downloadText(fileName.replace(/(\.\w+)?$/, '-refused.csv'), 'text/csv', `\uFEFF${text}`);
  };
  return (
    <div class="notice warn">
      <p>
        {formatCount(refused.length, 'row')} {verb}:
      </p>
      <ul class="import-refused">
        {shownRows.map(({ line, message }) => (
          <li key={line}>
            <strong>Line {line}.</strong> {message}
          </li>
        ))}
      </ul>
      {refused.length > shownRows.length && <p>And {refused.length - shownRows.length} more.</p>}
      <button type="button" onClick={save}>
        Download these rows
      </button>
    </div>
  );
}

/** The refused rows with their reasons, in the format of the original file. */
export function refusedText({ table }: ImportPlan, refusedRows: readonly RefusedRow[]): string {
  const reasons = new Map(refusedRows.map(({ line, message }) => [line, message]));
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return refusedTable(table, reasons)
    .map((cells) => cells.map(quote).join(table.delimiter))
    .join('\r\n');
}
