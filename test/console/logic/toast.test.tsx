import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { session, signedIn } from '#console/api/session.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { showToast, Toasts } from '#console/ui/toast.tsx';
import { mount, only, textsOf, undoAfter, whenFound } from './mount.ts';
import { refusal, serve } from './service.ts';

test('an undo that failed without a result is repeated under its idempotency key', async () => {
  const keys: (string | null)[] = [];
  serve(['content.contacts'], (_method, _path, _body, headers) => {
    keys.push(headers.get('Idempotency-Key'));
    return keys.length === 1 ? refusal('internal', 500) : [{ data: {} }, 201];
  });
  const root = await mount(<Toasts />);
  await act(() =>
    showToast('Kim deleted.', async () => {
      await orThrow(api.POST('/v1/contacts', { body: { name: 'Kim' } }));
    }),
  );
  const first = await undoAfter(root, 'Kim deleted.');
  // Messages of other tests may be there, too.
  const failures = () => [...root.querySelectorAll('.toast.bad')];
  const earlier = failures();
  await act(() => first?.click());
  const failure = await whenFound(() => failures().find((one) => !earlier.includes(one)));
  await act(() => failure.querySelector<HTMLButtonElement>('button:not(.icon)')?.click());
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('an undo that was refused because of a change by others is not offered again', async () => {
  serve([], () => refusal('version_mismatch', 412));
  const root = await mount(<Toasts />);
  await act(() =>
    showToast('Kim changed.', async () => {
      await orThrow(api.GET('/v1/contacts'));
    }),
  );
  const undo = await undoAfter(root, 'Kim changed.');
  await act(() => undo?.click());
  expect(await undoAfter(root, 'Someone else has changed this.')).toBeNull();
});

test('a message and its undo are not shown in another account', async () => {
  serve([]);
  const root = await mount(<Toasts />);
  await act(() => showToast('Drum kit moved.', async () => {}));
  const isShown = () => textsOf(root, '.toast p').includes('Drum kit moved.');
  expect(isShown()).toBe(true);
  const before = signedIn();
  await act(() => session.set({ ...before, account: { ...before.account, id: 99 } }));
  expect(isShown()).toBe(false);
});

test('the browser asks before the page is left while something is being undone', async () => {
  serve([]);
  const root = await mount(<Toasts />);
  const work = Promise.withResolvers<void>();
  await act(() => showToast('99 items deleted.', () => work.promise));
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const undo = await undoAfter(root, '99 items deleted.');
  await act(() => undo?.click());
  expect(isAsked()).toBe(true);
  work.resolve();
  await expect.poll(() => isAsked()).toBe(false);
});

test('a message says that something is being undone, until it is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  serve([]);
  const root = await mount(<Toasts />);
  const work = Promise.withResolvers<void>();
  await act(() => showToast('99 items moved.', () => work.promise));
  const undo = await undoAfter(root, '99 items moved.');
  await act(() => undo?.click());
  await act(() => void vi.advanceTimersByTime(60_000));
  expect(textsOf(root, '.toast p')).toContain('Undoing …');
  await act(() => work.resolve());
  await expect.poll(() => textsOf(root, '.toast p')).toContain('Undone.');
  expect(textsOf(root, '.toast p')).not.toContain('Undoing …');
});

test('after the button of a message was used, the focus is where it was before', async () => {
  serve([]);
  const root = await mount(
    <>
      <h1 tabIndex={-1}>Equipment</h1>
      <button type="button" id="edit" />
      <Toasts />
    </>,
  );
  const edit = only(root, '#edit');
  edit.focus();
  await act(() => showToast('Amplifier moved.', async () => {}));
  const undo = await undoAfter(root, 'Amplifier moved.');
  await act(() => {
    undo?.focus();
    undo?.click();
  });
  expect(document.activeElement).toBe(edit);
  const toast = [...root.querySelectorAll('.toast')].find((one) => one.textContent === 'Undone.');
  edit.remove();
  await act(() => {
    const dismiss = toast?.querySelector('button');
    dismiss?.focus();
    dismiss?.click();
  });
  expect(document.activeElement?.textContent).toBe('Equipment');
});

test('a message that moves out of a closed dialog is not announced again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  serve([]);
  const withDialog = (
    <>
      <Dialog title="Scan">
        <p>Labels</p>
      </Dialog>
      <Toasts />
    </>
  );
  const root = await mount(withDialog);
  await act(() => showToast('Tripod is back.'));
  vi.advanceTimersByTime(5_000);
  await act(() => showToast('Lens is back.'));
  await act(() => render(<Toasts />, root));
  const announcementOf = (text: string) =>
    [...root.querySelectorAll('.toast')]
      .find((one) => one.textContent === text)
      ?.getAttribute('aria-live');
  expect(announcementOf('Tripod is back.')).toBe('off');
  expect(announcementOf('Lens is back.')).toBeNull();
});
