import type { StoredFile } from '#console/api/records.ts';
import { minuteMilliseconds } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';

/** An upload may begin within 15 minutes of the file's creation, and needs a while. */
const uploadMilliseconds = 30 * minuteMilliseconds;

/** Whether a file may still be uploaded or processed. */
export const isUnderway = ({ status, created_at }: StoredFile) =>
  status === 'pending' && Date.now() - Date.parse(created_at) < uploadMilliseconds;

interface FileEntryProps {
  file: StoredFile;
  isAllowed: boolean;
  onMain: () => void;
  onRemove: () => void;
}

export function FileEntry({ file, isAllowed, onMain, onRemove }: FileEntryProps) {
  const { name, kind, status, main, url } = file;
  const isPicture = kind === 'picture' && status === 'stored';
  return (
    <li>
      <Preview file={file} />
      <span class="file-name">{url ? <a href={url}>{name}</a> : name}</span>
      {main && isPicture && <Badge tone="good">Main picture</Badge>}
      {isUnderway(file) && <Badge tone="calm">Processing</Badge>}
      {status === 'pending' && !isUnderway(file) && (
        <>
          <Badge tone="warn">Missing</Badge>
          <small>The upload was probably interrupted. Add the file again.</small>
        </>
      )}
      {status === 'rejected' && <Badge tone="bad">Rejected</Badge>}
      {status === 'rejected' && <small>{file.reason}</small>}
      {isAllowed && (
        <span class="file-actions">
          {isPicture && !main && (
            <button type="button" aria-label={`Make main: ${name}`} onClick={onMain}>
              Make main
            </button>
          )}
          <button type="button" aria-label={`Delete ${name}`} onClick={onRemove}>
            Delete
          </button>
        </span>
      )}
    </li>
  );
}

function Preview({ file: { kind, name, url, preview_url } }: { file: StoredFile }) {
  if (kind !== 'picture' || !url) return null;
  return <img src={preview_url ?? url} alt={name} loading="lazy" />;
}
