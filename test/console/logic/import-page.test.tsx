import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { FileImport } from '#console/pages/import/file-import.tsx';
import { Questions } from '#console/ui/question.tsx';
import { items, table } from './import-files.ts';
import { mount, whenFound } from './mount.ts';
import { refusal, serve } from './service.ts';

/** Simulates the service: it stores the sent items, unless `refusalOf` refuses the call. */
function serveItems(
  refusalOf: (records: readonly { name: string }[]) => Answer | undefined,
  stored: { external_ref: string; name: string }[] = [],
) {
  serve(['content.items'], (method, _path, body) => {
    const pagination = { next_cursor: null, total: stored.length };
    const data = stored.map((one, index) => ({ id: index + 1, ...one }));
    if (method === 'GET') return [{ data, meta: { pagination } }];
    const { records } = body as { records: typeof stored };
    const refused = refusalOf(records);
    if (refused) return refused;
    stored.push(...records);
    const done = { status: 'created', id: 1, version: 1 };
    return [{ data: records.map(({ external_ref }) => ({ ...done, external_ref })), meta: {} }];
  });
  return stored;
}

type Answer = ReturnType<typeof refusal>;

/** Shows the import page of a file, and returns a function that clicks its buttons. */
async function mountImport(file: ReturnType<typeof table>) {
  const root = await mount(
    <>
      <FileImport importKind={items} fileName="lamps.csv" table={file} onClose={() => {}} />
      <Questions />
    </>,
  );
  const click = async (label: string) => {
    const button = await whenFound(() =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label),
    );
    button.focus();
    await act(() => button.click());
  };
  return { root, click };
}

const lamps = (count: number) => Array.from({ length: count }, (_, index) => `Lamp ${index + 1}`);

test('an import that the service stopped can continue, adds nothing twice, and counts all it added', async () => {
  let isRefusing = true;
  const stored = serveItems((records) =>
    isRefusing && records.some(({ name }) => name === 'Lamp 60')
      ? refusal('forbidden', 403)
      : undefined,
  );
  const names = lamps(80);
  const { root, click } = await mountImport(table('Name', ...names));
  await click('Check the file');
  await click('Import 80 items');
  await expect.poll(() => root.textContent).toContain('nothing is added twice');
  expect(stored).toHaveLength(50);
  isRefusing = false;
  await click('Continue');
  await expect.poll(() => root.textContent).toContain('80 items added.');
  expect(root.textContent).not.toContain('already existed');
  expect(stored.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['somebody else created meanwhile is not counted as added', 0, '1 item already existed.'],
  ['an earlier try of the call may have created is counted as added', 1, '1 item added.'],
])('a row whose record %s', async (_, lostTries, outcome) => {
  const error = { code: 'version_mismatch', message: '', fields: {} };
  let tries = 0;
  serve(['content.items'], (method) => {
    const meta = { pagination: { next_cursor: null, total: 0 } };
    if (method === 'GET') return [{ data: [], meta }];
    tries += 1;
    if (tries <= lostTries) return refusal('unavailable', 503);
    return [{ data: [{ status: 'refused', error }], meta: {} }];
  });
  const { root, click } = await mountImport(table('Name', ...lamps(1)));
  await click('Check the file');
  await click('Import 1 item');
  await expect.poll(() => root.textContent).toContain(outcome);
});

test('leaving an import that sent rows says that they stay', async () => {
  serveItems(() => refusal('forbidden', 403));
  const { root, click } = await mountImport(table('Name', ...lamps(1)));
  await click('Check the file');
  await click('Import 1 item');
  await expect.poll(() => root.textContent).toContain('nothing is added twice');
  await click('Choose another file');
  await expect.poll(() => root.textContent).toContain('The rows sent so far stay imported.');
  await click('Go on');
});

test('an import stops once all running requests have their responses', async () => {
  let busyCalls = 1;
  const stored = serveItems((records) => {
    if (records.some(({ name }) => name === 'Lamp 60')) return refusal('forbidden', 403);
    busyCalls -= 1;
    return busyCalls >= 0 ? refusal('unavailable', 503) : undefined;
  });
  const { root, click } = await mountImport(table('Name', ...lamps(230)));
  await click('Check the file');
  await click('Import 230 items');
  await expect.poll(() => root.textContent).toContain('nothing is added twice');
  expect(stored).toHaveLength(50);
});

test('Stop ends an import even while it waits for a retry', async () => {
  serveItems(() => refusal('unavailable', 503));
  const { root, click } = await mountImport(table('Name', 'Lamp'));
  await click('Check the file');
  await click('Import 1 item');
  await expect.poll(() => root.textContent).toContain('0 of 1 row sent.');
  await click('Stop');
  await expect.poll(() => root.textContent).toContain('The import was stopped.');
});

test('the preview names the columns that are set only on new items', async () => {
  serveItems(() => undefined, [{ external_ref: 'A-1', name: 'A' }]);
  const { root, click } = await mountImport(
    table('Name,external_ref,condition,inventory_quantity', 'A,A-1,inoperative,9'),
  );
  const box = root.querySelector<HTMLInputElement>('input[type=checkbox]');
  await act(() => box?.click());
  await click('Check the file');
  const text = 'Only set on new items: Condition, In stock.';
  await expect.poll(() => root.textContent).toContain(text);
});

test('the focus follows the steps of an import', async () => {
  serveItems(() => undefined);
  const { root, click } = await mountImport(table('Name', 'Lamp'));
  const focused = () => document.activeElement?.textContent;
  await expect.poll(() => focused()).toBe('lamps.csv: 1 row');
  await click('Check the file');
  await expect.poll(() => focused()).toContain('1 item will be added.');
  await click('Import 1 item');
  await expect.poll(() => root.textContent).toContain('1 item added.');
  expect(focused()).toContain('1 item added.');
});

test('the preview warns of new places with a slash in the name, and says how to write a path', async () => {
  const pagination = { next_cursor: null, total: 0 };
  serve(['content.items', 'content.locations', 'view'], () => [{ data: [], meta: { pagination } }]);
  const rows = ['Lamp,Truck 2/Locker 1', 'Case,Depot / Shelf 2'];
  const { root, click } = await mountImport(table('Name,Place', ...rows));
  await click('Check the file');
  const notice = () => root.querySelector('.import-outcome .notice')?.textContent;
  await expect
    .poll(notice)
    .toContain('1 place with a slash in the name will not be inside another place.');
  expect(notice()).toContain('write “Truck 2 / Locker 1” in the file');
});
