import { post } from './call.ts';
import { offline, Problem } from './problem.ts';
import type { ItemWithUploads } from './records.ts';

/** Types that systems know by the end of a name alone. */
const typesByEnding: Record<string, string> = { csv: 'text/csv', txt: 'text/plain' };

/** Sends files of an item to the bucket; hears how much of all of it was sent, from 0 to 1. */
export async function uploadFiles(
  item: number,
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<void> {
  const asked = files.map((file) => ({
    name: file.name,
    content_type: typeOf(file),
    size: file.size,
  }));
  const { data } = await post<ItemWithUploads>(`/v1/items/${item}/files`, { files: asked });
  const all = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const [index, file] of files.entries()) {
    const upload = data.files[index]?.upload;
    if (!upload) continue;
    await sendFile(upload, file, (sent) => onProgress((done + sent) / all));
    done += file.size;
  }
}

function typeOf({ name, type }: File): string {
  return typesByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? type;
}

const notTaken = (status: number, name: string) =>
  new Problem(status, { code: 'upload', message: `${name} was not taken. Try again.` });

type Upload = ItemWithUploads['files'][number]['upload'];

/** By the older way: `fetch` does not tell how much was sent. */
function sendFile(
  { url, method, headers }: Upload,
  file: File,
  onSent: (bytes: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onerror = () => reject(offline());
    request.onload = () => {
      if (request.status === 200) resolve();
      else reject(notTaken(request.status, file.name));
    };
    request.send(file);
  });
}
