import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '#console/api/client.ts';
import type { StoredFile } from '#console/api/records.ts';
import { type FileOwner, type RefusedFile, uploadFiles } from '#console/api/upload.ts';
import { useInterval, useLoad } from '#console/api/use-load.ts';
import { formatCount } from '#console/format-count.ts';
import { minuteMilliseconds } from '#console/time.ts';
import { askToDelete } from '#console/ui/question.tsx';
import { WithData } from '#console/ui/states.tsx';
import { showProblem, showToast } from '#console/ui/toast.tsx';
import { useUnfold } from '#console/ui/use-unfold.ts';
import { askBeforeLeaving } from '#console/unsaved.ts';
import { makeMain, readFiles, removeFile } from './calls.ts';
import { FileEntry, isUnderway } from './file-entry.tsx';
import { RefusedFiles, showRefused } from './refused-files.tsx';

interface FilesProps {
  owner: FileOwner & { version: number; pictures_count: number; files_count: number };
  /** Whether the files are loaded only on request. */
  isFolded?: boolean;
  /** Whether the member may change them. */
  isAllowed: boolean;
  onChange: () => void;
}

/** How often a file that is being processed is looked up. */
const askMilliseconds = 1500;
/** The addresses of files open them for 15 minutes only. */
const freshMilliseconds = 10 * minuteMilliseconds;

/** The pictures and files of a record. More can be added by dropping them here. */
export function Files({ owner, isFolded = false, isAllowed, onChange }: FilesProps) {
  const { isOpen, setOpen, unfold, heading } = useUnfold(!isFolded);
  const count = owner.pictures_count + owner.files_count;
  const [progress, setProgress] = useState<number>();
  const [refusedFiles, setRefusedFiles] = useState<readonly RefusedFile[]>([]);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const uploading = useRef(new AbortController());
  const readAt = useRef(0);
  const result = useLoad(
    async (signal) => {
      readAt.current = Date.now();
      return isOpen ? await readFiles(owner, signal) : [];
    },
    [owner.of, owner.id, owner.version, isOpen],
  );
  const pending = result.data?.some(isUnderway) ?? false;
  useInterval(() => pending && result.reload(), askMilliseconds);
  const isOld = () => isOpen && Date.now() - readAt.current > freshMilliseconds;
  useInterval(() => isOld() && result.reload(), minuteMilliseconds / 4);
  const onFilesChange = () => {
    result.reload();
    onChange();
  };
  // Once the last file is processed, the record and its history have changed too.
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !pending) onChange();
    wasPending.current = pending;
  }, [pending]);
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    // Two at once would share the progress and the list of refused files.
    if (progress !== undefined)
      return showToast('Wait for the upload, then add these files again.');
    setOpen(true);
    setProgress(0);
    setRefusedFiles([]);
    uploading.current = new AbortController();
    const { signal } = uploading.current;
    try {
      const uploads = uploadFiles(api, owner, files, { onProgress: setProgress, signal });
      const failures = await askBeforeLeaving(uploads);
      if (heading.current) setRefusedFiles(failures);
      else showRefused(failures);
      const count = files.length - failures.length;
      if (count > 0) showToast(uploadedText(count, files));
    } finally {
      setProgress(undefined);
      onFilesChange();
    }
  };
  const askToRemove = async (file: StoredFile) => {
    if (await askToDelete(`Delete ${file.name}?`, 'You cannot undo this.'))
      await act(removeFile(owner, file));
  };
  const act = (work: Promise<unknown>) => work.then(onFilesChange, showProblem);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (isAllowed) send([...(event.dataTransfer?.files ?? [])]).catch(showProblem);
  };
  return (
    <section
      class={isOver ? 'card files over' : 'card files'}
      aria-labelledby="files-title"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(isAllowed);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2 ref={heading} id="files-title" tabIndex={-1}>
        Pictures and files
      </h2>
      <WithData result={result} lines={2}>
        {(files) => (
          <ul class="file-list">
            {files.map((file) => (
              <FileEntry
                key={file.id}
                file={file}
                isAllowed={isAllowed}
                onMain={() => act(makeMain(owner, file))}
                onRemove={() => void askToRemove(file)}
              />
            ))}
          </ul>
        )}
      </WithData>
      {!isOpen && count > 0 && (
        <div>
          <button type="button" onClick={unfold}>
            Show {formatCount(count, 'file')}
          </button>
        </div>
      )}
      <RefusedFiles
        files={refusedFiles}
        onRetry={(files) => void send(files).catch(showProblem)}
        onDismiss={() => setRefusedFiles([])}
      />
      {progress !== undefined && (
        <p>
          <progress value={progress} aria-label="Uploading" />{' '}
          <button type="button" onClick={() => uploading.current.abort()}>
            Cancel upload
          </button>
        </p>
      )}
      {isAllowed && (
        <p>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label="Files to add"
            onChange={({ currentTarget }) => {
              send([...(currentTarget.files ?? [])]).catch(showProblem);
              currentTarget.value = '';
            }}
          />
          <button
            type="button"
            disabled={progress !== undefined}
            onClick={() => input.current?.click()}
          >
            Add files
          </button>{' '}
          <small>or drop them here</small>
        </p>
      )}
    </section>
  );
}

function uploadedText(count: number, files: readonly File[]): string {
  if (files.length === 1) return `${files[0]?.name} uploaded.`;
  if (count === files.length) return `${count} files uploaded.`;
  return `${count} of ${files.length} files uploaded.`;
}
