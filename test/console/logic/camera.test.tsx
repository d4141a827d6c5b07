import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Camera } from '#console/pages/scan/camera.tsx';
import { mount, only } from './mount.ts';

test('the message about a missing camera goes when the camera is started again', async () => {
  const root = await mount(<Camera onLabel={() => {}} />);
  const button = only<HTMLButtonElement>(root, 'button');
  const started = Promise.withResolvers<MediaStream>();
  const getUserMedia = vi
    .fn()
    .mockRejectedValueOnce(new Error('Not allowed.'))
    .mockReturnValueOnce(started.promise);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  await act(() => button.click());
  await expect.poll(() => root.querySelector('[role=alert]')).not.toBeNull();
  await act(() => button.click());
  await expect.poll(() => getUserMedia).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
  expect(root.querySelector('[role=alert]')).toBeNull();
});

test('a camera that is stopped before it starts is not reported as missing', async () => {
  const root = await mount(<Camera onLabel={() => {}} />);
  const button = only<HTMLButtonElement>(root, 'button');
  const started = Promise.withResolvers<MediaStream>();
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => started.promise } });
  onTestFinished(() => void vi.unstubAllGlobals());
  await act(() => button.click());
  await act(() => button.click());
  started.reject(new Error('Not allowed.'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(root.querySelector('[role=alert]')).toBeNull();
});
