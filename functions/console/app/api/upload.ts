import type { Client } from '#client/client.ts';
import { type UploadOptions, upload } from '#client/upload.ts';
import { offline } from './problem.ts';

type Send = NonNullable<UploadOptions['send']>;

/** Uploads files of an item one by one, and reports how much of all is sent, from 0 to 1. */
export async function uploadFiles(
  client: Client,
  itemId: number,
  files: readonly File[],
  onProgress: (share: number) => void,
  sendBy: (onSent: (bytes: number) => void) => Send = sendWithProgress,
): Promise<void> {
  const all = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const file of files) {
    const send = sendBy((bytes) => onProgress((done + bytes) / all));
    await upload(client, itemId, withType(file), { send });
    done += file.size;
  }
}

/** Types that systems know by the end of a name alone. */
const typesByEnding: Record<string, string> = { csv: 'text/csv', txt: 'text/plain' };

function withType(file: File): File {
  const type = typesByEnding[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  return type === undefined ? file : new File([file], file.name, { type });
}

/** `fetch` does not report how much was sent. */
function sendWithProgress(onSent: (bytes: number) => void): Send {
  return ({ url, method, headers }, file) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded }) => onSent(loaded);
      request.onerror = () => reject(offline());
      request.onload = () => {
        const { status, responseText } = request;
        resolve(new Response(status === 204 ? null : responseText, { status }));
      };
      request.send(file);
    });
}
