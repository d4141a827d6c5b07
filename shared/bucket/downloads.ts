import { isShownType } from './file-types.ts';
import { escaped, presign } from './sign.ts';

/** A file of which somebody gets the address. */
interface Download {
  key: string;
  name: string;
  contentType: string;
}

/** Where a file can be got for the next 15 minutes, by the name that it has now. */
export function downloadUrl({ key, name, contentType }: Download, now: number): Promise<string> {
  const disposition = isShownType(contentType) ? 'inline' : 'attachment';
  const query = { 'response-content-disposition': `${disposition}; ${fileNameOf(name)}` };
  return presign('GET', { key, now, query });
}

/** A name as a header tells it (RFC 6266): for whoever reads ASCII alone, and as it is. */
function fileNameOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `filename="${plain}"; filename*=UTF-8''${escaped(name)}`;
}
