import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { api } from '#console/api/client.ts';
import { WriteProgress } from '#console/shell/write-progress.tsx';
import { mount } from './mount.ts';
import { serve } from './service.ts';

const bars = (root: HTMLElement) => root.querySelectorAll('[role=progressbar]').length;

/** Holds every response back until it is called. */
function holdResponses(): () => void {
  const held = Promise.withResolvers<void>();
  const send = fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    await held.promise;
    return send(request);
  });
  return held.resolve;
}

test('a call that writes shows that the service is waited for, until its response', async () => {
  serve(['content.items']);
  const respond = holdResponses();
  const root = await mount(<WriteProgress />);
  const call = api.POST('/v1/kits', { body: { name: 'Stage', iid: [1] } });
  await expect.poll(() => bars(root)).toBe(1);
  respond();
  await act(async () => void (await call));
  await expect.poll(() => bars(root)).toBe(0);
});

test('a call that only reads shows nothing of the kind', async () => {
  serve(['content.items']);
  const respond = holdResponses();
  const root = await mount(<WriteProgress />);
  const call = api.GET('/v1/accounts');
  await new Promise((resolve) => setTimeout(resolve));
  expect(bars(root)).toBe(0);
  respond();
  await call;
});
