import { createFiles } from '#shared/families/files/create.ts';
import { FilesCreate } from '#shared/families/files/fields.ts';
import { itemOwner } from '#shared/families/files/owner.ts';
import { type DemoKey, demoCall, provideOnce } from './calls.ts';
import { drawSpotlight } from './pictures.ts';

/** The numbers of the items with a picture, and the colour of their light. */
const itemsWithPicture = [
  { number: 42, color: [236, 192, 106] },
  { number: 1, color: [104, 197, 207] },
] as const;

/** Uploads pictures for some items, as a client would; existing ones stay. */
export async function loadFiles(demo: DemoKey, items: Map<number, number>): Promise<void> {
  for (const { number, color } of itemsWithPicture) {
    const item = items.get(number);
    if (item === undefined) continue;
    const picture = drawSpotlight(color);
    const announcement = { name: 'spotlight.png', content_type: 'image/png', size: picture.length };
    const body = FilesCreate.schema.parse({ files: [announcement] });
    await provideOnce(demoCall(demo, 0), `picture ${number}`, async (call) => {
      const answer = await createFiles(call, itemOwner, item, body);
      const [file] = answer.data.files;
      if (file) await send(file.upload, picture);
      return answer;
    });
  }
}

async function send(
  { url, method, headers }: { url: string; method: string; headers: Record<string, string> },
  bytes: Buffer,
): Promise<void> {
  const response = await fetch(url, { method, headers, body: new Uint8Array(bytes) });
  if (!response.ok) throw new Error(`A picture was answered ${response.status}.`);
}
