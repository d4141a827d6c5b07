import { Problem } from '#console/api/problem.ts';
import type { RefusedFile } from '#console/api/upload.ts';
import { formatCount } from '#console/format-count.ts';
import { showProblem } from '#console/ui/toast.tsx';

interface RefusedFilesProps {
  files: readonly RefusedFile[];
  onRetry: (files: readonly File[]) => void;
  onDismiss: () => void;
}

/** The files that were not uploaded, each with its reason. */
export function RefusedFiles({ files, onRetry, onDismiss }: RefusedFilesProps) {
  if (files.length === 0) return null;
  const again = files.flatMap((one) => one.again ?? []);
  return (
    <div class="notice bad" role="alert">
      <p>{formatCount(files.length, 'file')} not uploaded:</p>
      <ul>
        {files.map(({ name, reason }, index) => (
          <li key={index}>
            <strong>{name}</strong>: {reason}
          </li>
        ))}
      </ul>
      {again.length > 0 && (
        <button type="button" onClick={() => onRetry(again)}>
          Try again
        </button>
      )}{' '}
      <button type="button" onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  );
}

const maxNamed = 3;

/** Says on another page which files were not uploaded. */
export function showRefused(files: readonly RefusedFile[]): void {
  if (files.length === 0) return;
  const named = files.slice(0, maxNamed).map(({ name, reason }) => `${name}: ${reason}`);
  const more = files.length > maxNamed ? [`And ${files.length - maxNamed} more.`] : [];
  const count = formatCount(files.length, 'file');
  const message = `${count} not uploaded: ${[...named, ...more].join(' ')}`;
  showProblem(new Problem(0, { code: 'not_uploaded', message }));
}
