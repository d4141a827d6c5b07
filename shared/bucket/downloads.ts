import { isShownType } from './file-types.ts';
import { percentEncode, presign } from './sign.ts';

interface Download {
  key: string;
  name: string;
  contentType: string;
}

/** A download address that is valid for 15 minutes, with the file's current name. */
export function downloadUrl({ key, name, contentType }: Download, now: number): Promise<string> {
  const disposition = isShownType(contentType) ? 'inline' : 'attachment';
  const query = { 'response-content-disposition': `${disposition}; ${fileNameOf(name)}` };
  return presign('GET', { key, now, query });
}

/** A file name in a header (RFC 6266): an ASCII form, and the exact one. */
function fileNameOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `filename="${plain}"; filename*=UTF-8''${percentEncode(name)}`;
}
