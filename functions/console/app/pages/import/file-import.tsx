import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { asProblem, type Problem, summaryOf } from '#console/api/problem.ts';
import { can } from '#console/api/session.ts';
import { useSlow } from '#console/api/use-slow.ts';
import { formatCount } from '#console/format-count.ts';
import { ChoiceField, OptionField } from '#console/ui/field.tsx';
import type { Fields } from '#console/ui/form.ts';
import type { Question } from '#console/ui/question.tsx';
import { useStepFocus } from '#console/ui/use-step-focus.ts';
import { useGuardedClose } from '#console/unsaved.ts';
import type { CsvFile } from '#importer/csv-file.ts';
import { type Choices, firstChoices, placeTargets } from './choices.ts';
import { ColumnsTable } from './columns-table.tsx';
import type { ImportKind } from './import-kinds.ts';
import { ImportRun, keepsTrying } from './import-run.tsx';
import { isChanging, knowsRecords, planFile } from './plan-file.ts';
import { type ImportPreview, previewImport } from './preview-import.ts';
import { PreviewPage } from './preview-page.tsx';

const dateOptions = [
  ['', 'Choose'],
  ['dmy', '1 February 2026'],
  ['mdy', '2 January 2026'],
] as const satisfies readonly (readonly [Choices['dates'], string])[];

/** Asked while rows are sent, and where that stopped. */
const stopping: Question = {
  title: 'Stop the import?',
  text: 'The rows sent so far stay imported. Choose the file again to continue.',
  yes: 'Stop',
  no: 'Go on',
};

interface FileImportProps {
  importKind: ImportKind;
  fileName: string;
  table: CsvFile;
  onClose: () => void;
}

/** The step of an import: choosing columns, looking at the preview, or sending rows. */
type Stage = { kind: 'columns' } | { kind: 'preview' | 'run'; preview: ImportPreview };

/** The import of a file, from choosing its columns to the results of its rows. */
export function FileImport({ importKind, fileName, table, onClose }: FileImportProps) {
  const [choices, setChoices] = useState(() => firstChoices(table, importKind));
  const [stage, setStage] = useState<Stage>({ kind: 'columns' });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isDone = useRef(false);
  const latest = useRef(choices);
  latest.current = choices;
  const planResult = useMemo(
    () => planFile(table, fileName, importKind, choices),
    [table, fileName, importKind, choices],
  );
  const close = useGuardedClose(
    () => !isDone.current,
    onClose,
    stage.kind === 'run' ? stopping : undefined,
  );
  const change = (some: Partial<Choices>) => {
    setChoices((before) => ({ ...before, ...some }));
    setStage({ kind: 'columns' });
    setProblem(undefined);
  };
  const fields: Fields<Choices> = {
    values: choices,
    set: (name, value) => change({ [name]: value }),
    errorOf: () => undefined,
  };
  const title = useStepFocus<HTMLParagraphElement>();
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);
  const isSlow = useSlow(isBusy);
  const needsDates = 'problem' in planResult && planResult.needsDates;
  const check = async () => {
    if (!('plan' in planResult) || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const { signal } = leaving.current;
    try {
      const preview = await previewImport(planResult.plan, choices, signal);
      // A column may have been given another target meanwhile.
      if (latest.current === choices) setStage({ kind: 'preview', preview });
    } catch (cause) {
      if (!signal.aborted) setProblem(asProblem(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div class="count-line">
        <p class="count" ref={title} tabIndex={-1}>
          {fileName}: {formatCount(table.rows.length, 'row')}
        </p>
        <button type="button" onClick={() => void close()}>
          Choose another file
        </button>
      </div>
      {stage.kind === 'run' ? (
        <ImportRun
          importKind={importKind}
          preview={stage.preview}
          choices={choices}
          fileName={fileName}
          onDone={() => {
            isDone.current = true;
          }}
        />
      ) : (
        <>
          <ColumnsTable
            importKind={importKind}
            table={table}
            targets={choices.targets}
            onChange={(targets) => change({ targets })}
          />
          <div class="import-options">
            {(needsDates || choices.dates !== '') && (
              <ChoiceField form={fields} name="dates" label="01/02/2026 is" options={dateOptions} />
            )}
            {knowsRecords(choices) && (
              <OptionField
                form={fields}
                name="changesKnown"
                label={`Update existing ${importKind.noun}s`}
                hint="They are matched by their external reference. An empty cell changes nothing."
              />
            )}
            {placeTargets.some(([target]) => Object.values(choices.targets).includes(target)) &&
              can('content.locations') && (
                <OptionField
                  form={fields}
                  name="createsPlaces"
                  label="Add missing places"
                  hint="A place inside another is written with a slash between spaces, such as Depot / Shelf 2."
                />
              )}
          </div>
          {'problem' in planResult && (
            <div class="notice warn" role="status">
              <p>{planResult.problem}</p>
            </div>
          )}
          {isSlow && <p role="status">{keepsTrying}</p>}
          {problem && (
            <div class="notice bad" role="alert">
              <p>{summaryOf(problem)}</p>
            </div>
          )}
          {stage.kind === 'preview' ? (
            <PreviewPage
              importKind={importKind}
              preview={stage.preview}
              fileName={fileName}
              changesKnown={isChanging(choices)}
              onStart={() => setStage({ kind: 'run', preview: stage.preview })}
            />
          ) : (
            <div class="form-end">
              <button
                type="button"
                class="primary"
                aria-disabled={isBusy}
                disabled={'problem' in planResult}
                onClick={() => void check()}
              >
                {isBusy ? 'Please wait …' : 'Check the file'}
              </button>
            </div>
          )}
        </>
      )}
    </>
  );
}
