import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { minuteMilliseconds } from '#console/time.ts';
import { Files } from '#console/ui/files/files.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, textsOf, whenFound } from './mount.ts';
import { refusal, serve } from './service.ts';

const owner = { of: 'items', id: 1, version: 1, pictures_count: 0, files_count: 0 } as const;
const filesOfItem = <Files owner={owner} isAllowed onChange={() => {}} />;
const meta = { pagination: { next_cursor: null } };
const textFile = (name: string) => new File(['Note'], name, { type: 'text/plain' });

function choose(root: HTMLElement, files: readonly File[]) {
  const input = only<HTMLInputElement>(root, 'input[type=file]');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  return act(() => void input.dispatchEvent(new Event('change')));
}

/** Refuses every upload, once the function that this returns is called. */
function refuseUploads(): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  serve(['content.items'], (method) =>
    method === 'POST' ? refusal('file_limit_reached', 403) : [{ data: [], meta }],
  );
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') await released;
    return answer(request);
  });
  return release;
}

test('files that are refused after their page was left are named on the next page', async () => {
  const leave = refuseUploads();
  const root = await mount(filesOfItem);
  await choose(root, [textFile('a.txt'), textFile('b.txt')]);
  await act(() => render(<Toasts />, root));
  leave();
  await expect
    .poll(() => textsOf(root, '.toast.bad'))
    .toContain('2 files not uploaded: a.txt: Refused. b.txt: Refused.');
});

test('the addresses of files are read again before they expire', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const file = { id: 1, name: 'a.txt', kind: 'file', status: 'stored', main: false };
  serve(['content.items'], () => {
    const url = `/a?until=${Date.now() + 15 * minuteMilliseconds}`;
    return [{ data: [{ ...file, url }], meta }];
  });
  const root = await mount(filesOfItem);
  const until = () => Number(root.querySelector('a')?.href.split('=')[1]);
  await expect.poll(() => until()).toBeGreaterThan(Date.now());
  await act(() => void vi.advanceTimersByTime(16 * minuteMilliseconds));
  await expect.poll(() => until()).toBeGreaterThan(Date.now());
});

test('files that are dropped during an upload do not hide what was refused of it', async () => {
  const release = refuseUploads();
  const root = await mount(
    <>
      {filesOfItem}
      <Toasts />
    </>,
  );
  await choose(root, [textFile('a.txt')]);
  const drop = new Event('drop', { cancelable: true });
  Object.assign(drop, { dataTransfer: { files: [textFile('b.txt')] } });
  await act(() => void only(root, '.files').dispatchEvent(drop));
  expect(textsOf(root, '.toast p')).toContain('Wait for the upload, then add these files again.');
  release();
  await expect.poll(() => textsOf(root, '[role=alert] li')).toEqual(['a.txt: Refused.']);
  expect(root.querySelector('progress')).toBeNull();
});

test('a file that does not arrive is called missing, and no longer looked up', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const file = { id: 1, name: 'a.txt', kind: 'file', status: 'pending', main: false, url: null };
  const created_at = new Date().toISOString();
  let reads = 0;
  serve(['content.items'], () => {
    reads += 1;
    return [{ data: [{ ...file, created_at }], meta }];
  });
  const root = await mount(filesOfItem);
  await expect.poll(() => textsOf(root, '.badge')).toEqual(['Processing']);
  await act(() => void vi.advanceTimersByTime(31 * minuteMilliseconds));
  await expect.poll(() => textsOf(root, '.badge')).toEqual(['Missing']);
  const before = reads;
  await act(() => void vi.advanceTimersByTime(minuteMilliseconds / 2));
  expect(reads).toBe(before);
});

test.each([true, false])(
  'a file that is dragged over them marks where to drop it: %s',
  async (isAllowed) => {
    serve(['content.items'], () => [{ data: [], meta }]);
    const root = await mount(<Files owner={owner} isAllowed={isAllowed} onChange={() => {}} />);
    const section = only(root, 'section');
    await act(() => void section.dispatchEvent(new Event('dragover', { cancelable: true })));
    expect(section.classList.contains('over')).toBe(isAllowed);
  },
);

test('the record is read again once its last file is processed, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let status = 'pending';
  let reads = 0;
  const created_at = new Date().toISOString();
  serve(['content.items'], () => {
    reads += 1;
    const file = { id: 1, name: 'a.txt', kind: 'file', status, main: false, url: null };
    return [{ data: [{ ...file, created_at }], meta }];
  });
  const onChange = vi.fn();
  const root = await mount(<Files owner={owner} isAllowed onChange={onChange} />);
  const pass = () => act(() => void vi.advanceTimersByTime(2_000));
  await expect.poll(() => textsOf(root, '.badge')).toEqual(['Processing']);
  const before = reads;
  await pass();
  await expect.poll(() => reads).toBeGreaterThan(before);
  expect(onChange).not.toHaveBeenCalled();
  status = 'stored';
  await expect.poll(() => pass().then(() => onChange)).toHaveBeenCalledOnce();
});

test('a file that did not arrive for lack of a connection is sent again by a button', async () => {
  let isOffline = true;
  serve(['content.items'], () => [{ data: [], meta }]);
  const answer = globalThis.fetch;
  const announcedNames: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'POST') return answer(request);
    if (isOffline) throw new TypeError('Failed to fetch');
    const { files } = await request.json();
    announcedNames.push(files[0].name);
    return Response.json(refusal('file_limit_reached', 403)[0], { status: 403 });
  });
  const root = await mount(filesOfItem);
  await choose(root, [textFile('crack.txt')]);
  const button = await whenFound(() =>
    [...root.querySelectorAll('button')].find((one) => one.textContent === 'Try again'),
  );
  isOffline = false;
  await act(() => button?.click());
  await expect.poll(() => announcedNames).toEqual(['crack.txt']);
  await expect.poll(() => textsOf(root, '[role=alert] li')).toEqual(['crack.txt: Refused.']);
  expect(root.textContent).not.toContain('Try again');
});
