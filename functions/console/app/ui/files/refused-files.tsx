import type { RefusedFile } from '#console/api/upload.ts';
import { formatCount } from '#console/format-count.ts';

interface RefusedFilesProps {
  files: readonly RefusedFile[];
  onDismiss: () => void;
}

/** The files that were not uploaded, each with its reason. */
export function RefusedFiles({ files, onDismiss }: RefusedFilesProps) {
  if (files.length === 0) return null;
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
      <button type="button" onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  );
}
