import type { Client } from '#client/client.ts';
import { type FileOwners, type UploadOptions, upload } from '#client/upload.ts';
import { asProblem, offline, type Problem } from './problem.ts';
import { canPass } from './use-recovery.ts';

/** Sends one file to the address that it was given. */
export type Send = NonNullable<UploadOptions['send']>;

/** A file that was not uploaded, and why. */
export interface RefusedFile {
  name: string;
  reason: string;
  /** The file, if another attempt may succeed. */
  again?: File | undefined;
}

/** The record that files belong to. */
export interface FileOwner {
  of: FileOwners;
  id: number;
}

interface UploadsOptions {
  /** Receives how much of all is done, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the uploads that are not complete yet. */
  signal: AbortSignal;
  sendBy?: (onSent: (bytes: number) => void, signal: AbortSignal) => Send;
}

/**
 * Uploads files of a record one by one, however many there are; one that is refused does not stop the
 * others.
 */
export async function uploadFiles(
  client: Client,
  { of, id }: FileOwner,
  files: readonly File[],
  { onProgress, signal, sendBy = sendWithProgress }: UploadsOptions,
): Promise<RefusedFile[]> {
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const refusedFiles: RefusedFile[] = [];
  let bytesBefore = 0;
  for (const file of files) {
    const send = sendBy((bytes) => onProgress((bytesBefore + bytes) / all), signal);
    try {
      await upload(client, id, withType(file), { of, send, signal });
    } catch (cause) {
      refusedFiles.push(signal.aborted ? cancelledFile(file) : refusedFile(file, asProblem(cause)));
    }
    bytesBefore += file.size;
    onProgress(all === 0 ? 1 : bytesBefore / all);
  }
  return refusedFiles;
}

function cancelledFile(file: File): RefusedFile {
  return { name: file.name, reason: 'Cancelled.', again: file };
}

function refusedFile(file: File, problem: Problem): RefusedFile {
  const again = canPass(problem) ? file : undefined;
  return { name: file.name, reason: reasonOf(problem, file), again };
}

const largestMebibytes = 25;

function reasonOf({ code, message, fields }: Problem, file: File): string {
  if (code === 'file_limit_reached') return message;
  const wrong = Object.keys(fields).map((path) => path.split('.').at(-1));
  if (wrong.includes('content_type')) {
    return 'Files of this kind are not accepted. Use PNG, JPEG, WebP, GIF, PDF, text, CSV, Office or OpenDocument files, or MP4.';
  }
  if (wrong.includes('size') && file.size === 0) return 'It is empty.';
  if (wrong.includes('size')) return `It is larger than ${largestMebibytes} MiB.`;
  if (wrong.includes('name')) return 'Its name is too long. Rename it.';
  return message;
}
/** Types of files that some systems know only by the end of the name. */
const typesByEnding: Record<string, string> = { csv: 'text/csv', txt: 'text/plain' };

function withType(file: File): File {
  const type = typesByEnding[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  return type === undefined ? file : new File([file], file.name, { type });
}

/** `XMLHttpRequest` reports how much was sent; `fetch` does not. */
function sendWithProgress(onSent: (bytes: number) => void, signal: AbortSignal): Send {
  return ({ url, method, headers }, file) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded }) => onSent(loaded);
      request.onerror = () => reject(offline());
      request.onabort = () => reject(signal.reason);
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.onload = () => {
        const { status, responseText } = request;
        resolve(new Response(status === 204 ? null : responseText, { status }));
      };
      request.send(file);
    });
}
