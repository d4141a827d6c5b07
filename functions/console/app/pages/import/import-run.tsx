import { useEffect, useRef, useState } from 'preact/hooks';
import { asProblem, type Problem, summaryOf } from '#console/api/problem.ts';
import { useSlow } from '#console/api/use-slow.ts';
import { formatCount } from '#console/format-count.ts';
import { formatNumber } from '#console/numbers.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { useStepFocus } from '#console/ui/use-step-focus.ts';
import type { ImportPlan } from '#importer/plan.ts';
import { runImport, type SentRows } from '#importer/run.ts';
import type { RefusedRow } from '#importer/validate.ts';
import type { Choices } from './choices.ts';
import type { ImportKind } from './import-kinds.ts';
import { isChanging } from './plan-file.ts';
import { type ImportPreview, locationOptions, namesPlaces, rowsInWords } from './preview-import.ts';
import { recordsOfSession } from './records-of-session.ts';
import { RefusedRows } from './refused-rows.tsx';

/** Calls of an import are repeated for a minute before it gives up. */
export const keepsTrying =
  'This takes long. If the connection is lost, we keep trying for a minute.';

interface ImportRunProps {
  importKind: ImportKind;
  preview: ImportPreview;
  choices: Choices;
  fileName: string;
  onDone: () => void;
}

type Report = Awaited<ReturnType<typeof runImport>> & { refused: readonly RefusedRow[] };

type Run =
  | { kind: 'running'; answered: number; all: number }
  | { kind: 'stopped'; problem: Problem | undefined }
  | { kind: 'done'; report: Report };

/** Sends the rows of a file, shows the progress, and finally the result. */
export function ImportRun({ importKind, preview, choices, fileName, onDone }: ImportRunProps) {
  const { plan, unreferenced } = preview;
  const [run, setRun] = useState<Run>({ kind: 'running', answered: 0, all: 0 });
  const stopping = useRef(new AbortController());
  // Of all attempts, also of those before the import was stopped.
  const sentRows = useRef<SentRows>(new Map());
  const start = async () => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setRun({ kind: 'running', answered: 0, all: 0 });
    const refusedRows: RefusedRow[] = [];
    const inWords = rowsInWords(plan);
    try {
      const report = await runImport(plan, recordsOfSession(signal), {
        update: isChanging(choices),
        hasLocations: namesPlaces(plan),
        ...locationOptions(choices),
        signal,
        sentRows: sentRows.current,
        onRefusal: (row) => refusedRows.push(inWords(row)),
        onProgress: (answeredCount, all) =>
          setRun({ kind: 'running', answered: answeredCount, all }),
      });
      refusedRows.sort((a, b) => a.line - b.line);
      onDone();
      const present = report.present + unreferenced;
      setRun({ kind: 'done', report: { ...report, present, refused: refusedRows } });
    } catch (cause) {
      setRun({ kind: 'stopped', problem: signal.aborted ? undefined : asProblem(cause) });
    } finally {
      forgetItems();
    }
  };
  useEffect(() => {
    void start();
    return () => stopping.current.abort();
  }, []);
  const isSlow = useSlow(run.kind === 'running', run.kind === 'running' ? run.answered : 0);
  const outcome = useStepFocus<HTMLDivElement>(run.kind);
  return (
    <div class="import-step" ref={outcome} tabIndex={-1}>
      {run.kind === 'running' && (
        <div class="card import-outcome">
          <p role="status">
            {run.all === 0
              ? 'Comparing the file with what is here …'
              : `${formatNumber(run.answered)} of ${formatCount(run.all, 'row')} sent.`}
          </p>
          {isSlow && <p role="status">{keepsTrying}</p>}
          <progress max={run.all || 1} value={run.answered} aria-label="Importing" />
          <div>
            <button type="button" onClick={() => stopping.current.abort()}>
              Stop
            </button>
          </div>
        </div>
      )}
      {run.kind === 'stopped' && (
        <div class="notice warn" role="alert">
          <p>
            {run.problem ? summaryOf(run.problem) : 'The import was stopped.'} The rows sent so far
            are imported. Continue, and nothing is added twice.
          </p>
          <button type="button" onClick={() => void start()}>
            Continue
          </button>
        </div>
      )}
      {run.kind === 'done' && (
        <Done importKind={importKind} plan={plan} fileName={fileName} report={run.report} />
      )}
    </div>
  );
}

interface DoneProps extends Pick<ImportRunProps, 'importKind' | 'fileName'> {
  plan: ImportPlan;
  report: Report;
}

function Done({ importKind, plan, fileName, report }: DoneProps) {
  const { created, updated = 0, present, refused } = report;
  const { noun, home, label } = importKind;
  const count = (number: number) => formatCount(number, noun);
  return (
    <section class="card import-outcome" aria-label="What was done">
      <div role="status">
        <ul>
          <li>{count(created)} added.</li>
          {updated > 0 && <li>{count(updated)} changed.</li>}
          {present > 0 && <li>{count(present)} already existed.</li>}
        </ul>
      </div>
      <RefusedRows refused={refused} plan={plan} fileName={fileName} />
      <p>
        <a class="button primary" href={home}>
          Show {label.toLowerCase()}
        </a>
      </p>
    </section>
  );
}
