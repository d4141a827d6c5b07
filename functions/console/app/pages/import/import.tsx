import { useState } from 'preact/hooks';
import { can } from '#console/api/session.ts';
import type { SectionProps } from '#console/route.ts';
import { KindLinks } from '#console/ui/kind-links.tsx';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import type { CsvFile } from '#importer/csv-file.ts';
import { ChooseFile } from './choose-file.tsx';
import { FileImport } from './file-import.tsx';
import { type ImportKind, importKinds } from './import-kinds.ts';

/** Imports records of one kind from a file, with links to the other kinds: `#/import/contacts`. */
export function ImportPage({ route }: SectionProps) {
  const kinds = importKinds.filter(({ permission }) => can(permission));
  const kind = kinds.find(({ name }) => name === route.parts[1]) ?? kinds[0];
  if (!kind) return <NotAllowed title="Import" records="importing" />;
  return (
    <Page
      title="Import"
      lead="From a CSV file, which every spreadsheet can save. Its first line names the columns, and every other line is one record."
    >
      <KindLinks section="import" kinds={kinds} current={kind.name} />
      <KindImport key={kind.name} importKind={kind} />
    </Page>
  );
}

/** A file that was read. */
interface OpenFile {
  fileName: string;
  table: CsvFile;
}

function KindImport({ importKind }: { importKind: ImportKind }) {
  const [open, setOpen] = useState<OpenFile | 'closed'>();
  if (open === undefined || open === 'closed') {
    const onOpen = (fileName: string, table: CsvFile) => setOpen({ fileName, table });
    return <ChooseFile importKind={importKind} isAgain={open === 'closed'} onOpen={onOpen} />;
  }
  return <FileImport {...open} importKind={importKind} onClose={() => setOpen('closed')} />;
}
