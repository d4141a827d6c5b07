import { useRef, useState } from 'preact/hooks';
import { hasDecimalComma } from '#console/numbers.ts';
import { downloadText } from '#console/ui/download-text.ts';
import { useStepFocus } from '#console/ui/use-step-focus.ts';
import { type CsvFile, readCsv } from '#importer/csv-file.ts';
import { withDistinctNames } from './choices.ts';
import type { ImportKind } from './import-kinds.ts';

/** Larger than any list of equipment, and still quick for a browser to read. */
const maxMebibytes = 20;

interface ChooseFileProps {
  importKind: ImportKind;
  /** Whether another file was open before, so that the heading takes the focus. */
  isAgain: boolean;
  onOpen: (fileName: string, table: CsvFile) => void;
}

/** Asks for the file to import, and says why it cannot be read. */
export function ChooseFile({ importKind, isAgain, onOpen }: ChooseFileProps) {
  const heading = useStepFocus<HTMLHeadingElement>(undefined, isAgain);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const open = async (file: File) => {
    setProblem(undefined);
    try {
      onOpen(file.name, await tableOf(file));
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : String(cause));
    }
  };
  const { example, name } = importKind;
  const delimiter = hasDecimalComma() ? ';' : ',';
  return (
    <div class="empty">
      <h2 ref={heading} tabIndex={-1}>
        Choose a file
      </h2>
      <p>You can review everything before importing.</p>
      {problem && (
        <p class="error" role="alert">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label="File to import"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void open(file);
          currentTarget.value = '';
        }}
      />
      <div class="form-end">
        <button type="button" class="primary" onClick={() => input.current?.click()}>
          Choose a file
        </button>
        <button
          type="button"
          onClick={() =>
            downloadText(`${name}.csv`, 'text/csv', `\uFEFF${example.join(delimiter)}\r\n`)
          }
        >
          Download a template
        </button>
      </div>
    </div>
  );
}

/** @throws Error with a message for the user */
async function tableOf(file: File): Promise<CsvFile> {
  if (file.size > maxMebibytes * 1024 ** 2) {
    throw new Error(`${file.name} is larger than ${maxMebibytes} MiB. Import it in parts.`);
  }
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name)) {
    throw new Error(`${file.name} is a spreadsheet. Save it as CSV (UTF-8), and choose that file.`);
  }
  const table = withDistinctNames(readCsv(new Uint8Array(await file.arrayBuffer()), file.name));
  if (table.rows.length === 0) throw new Error(`${file.name} has no rows below its first line.`);
  return table;
}
