import { useRef, useState } from 'preact/hooks';
import { get, patch, remove } from '#console/api/call.ts';
import type { Item, ItemFile } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { uploadFiles } from '#console/api/upload.ts';
import { useInterval, useLoad } from '#console/api/use-load.ts';
import { WithData } from '#console/ui/states.tsx';
import { complain, say } from '#console/ui/toast.tsx';
import { FileEntry } from './file-entry.tsx';

interface FilesProps {
  item: Item;
  onChange: () => void;
}

/** So often is asked what became of a file that was just sent. */
const lookMilliseconds = 1500;
/** A call takes so many. */
const mostAtOnce = 10;

/** The pictures and files of an item, and where more are dropped. */
export function Files({ item, onChange }: FilesProps) {
  const [progress, setProgress] = useState<number>();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const loaded = useLoad(
    async (signal) => {
      const query = { limit: 200 };
      return (await get<ItemFile[]>(`/v1/items/${item.id}/files`, { query, signal })).data;
    },
    [item.id, item.version],
  );
  const pending = loaded.data?.some(({ status }) => status === 'pending') ?? false;
  useInterval(() => pending && changed(), lookMilliseconds);
  const changed = () => {
    loaded.reload();
    onChange();
  };
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setProgress(0);
    try {
      await uploadFiles(item.id, files.slice(0, mostAtOnce), setProgress);
      say(files.length === 1 ? `${files[0]?.name} was sent.` : 'The files were sent.');
    } finally {
      setProgress(undefined);
      changed();
    }
  };
  const act = (work: Promise<unknown>) => work.then(changed, complain);
  const isAllowed = can('content.items');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (isAllowed) send([...(event.dataTransfer?.files ?? [])]).catch(complain);
  };
  return (
    <section
      class={isOver ? 'card files over' : 'card files'}
      aria-labelledby="files-title"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2 id="files-title">Pictures and files</h2>
      <WithData loaded={loaded} lines={2}>
        {(files) => (
          <ul class="file-list">
            {files.map((file) => (
              <FileEntry
                key={file.id}
                file={file}
                isAllowed={isAllowed}
                onMain={() => act(patch(pathOf(item, file), { main: true }))}
                onRemove={() => act(remove(pathOf(item, file)))}
              />
            ))}
          </ul>
        )}
      </WithData>
      {progress !== undefined && <progress value={progress} aria-label="Sending" />}
      {isAllowed && (
        <p>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label="Files to add"
            onChange={({ currentTarget }) => {
              send([...(currentTarget.files ?? [])]).catch(complain);
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

const pathOf = (item: Item, file: ItemFile) => `/v1/items/${item.id}/files/${file.id}`;
