import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from '#console/api/records.ts';
import { DeliveryLog } from '#console/pages/webhooks/delivery-log.tsx';
import type { EventPattern } from '#console/pages/webhooks/patterns.ts';
import { WebhookPage } from '#console/pages/webhooks/webhook.tsx';
import { EditWebhook } from '#console/pages/webhooks/webhook-form.tsx';
import { currentRoute } from '#console/route.ts';
import { mount, only, submit, textsOf, whenFound } from './mount.ts';
import { webhook } from './sample.ts';
import { refusal, serve } from './service.ts';

const route = { path: '/webhooks/1', parts: ['webhooks', '1'], query: new URLSearchParams() };

const delivery: Delivery = {
  id: 'event-1',
  type: 'item.created',
  resource: 'item',
  resource_id: 1,
  resource_version: 1,
  status: 'pending',
  requests: 1,
  attempts: [],
  created_at: '2026-11-20T12:00:00Z',
  delivered_at: null,
  next_attempt_at: '2026-11-20T14:00:00Z',
};

/** Shows the page of a webhook with two pages of deliveries, and collects the sent bodies. */
async function showWebhook(fields: object = {}) {
  const sentBodies: unknown[] = [];
  serve(['admin.account'], (method, path, body) => {
    const currentWebhook = { ...webhook, description: 'Shop', ...fields };
    if (method === 'POST') {
      sentBodies.push(body);
      return [{ data: { ...currentWebhook, secret: 'whsec_new' }, meta: {} }];
    }
    if (!path.includes('/deliveries')) return [{ data: currentWebhook, meta: {} }];
    const isNext = path.includes('cursor=next');
    const data = [{ ...delivery, id: isNext ? 'old' : 'new', resource_id: isNext ? 8 : 9 }];
    const pagination = { next_cursor: isNext ? null : 'next', total: 2 };
    return [{ data, meta: { pagination } }];
  });
  const root = await mount(<WebhookPage route={route} />);
  const click = async (label: string) => {
    const button = await whenFound(() =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label),
    );
    await act(() => button.click());
  };
  return { root, click, sentBodies };
}

test('a secret is rotated after choosing how long the old one stays valid', async () => {
  const { root, click, sentBodies } = await showWebhook({ previous_secret_expires_at: null });
  await click('Rotate secret');
  expect(sentBodies).toEqual([]);
  expect(only<HTMLSelectElement>(root, 'select').value).toBe('1440');
  await submit(root);
  await expect.poll(() => root.querySelector('input')?.value).toBe('whsec_new');
  expect(sentBodies).toEqual([{ overlap_minutes: 1440 }]);
});

test('the page shows how long the old secret stays valid, and another rotation ends it at once', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const { root, click, sentBodies } = await showWebhook({ previous_secret_expires_at: inAnHour });
  await click('Rotate secret');
  expect(root.textContent).toMatch(/The old secret still works for (1 h 0 min|59 min \d+ s)/);
  expect(root.textContent).toContain('The secret before the last rotation still signs.');
  await submit(root);
  await expect.poll(() => sentBodies).toEqual([{ overlap_minutes: 0 }]);
});

test('Show more loads the deliveries of the next page', async () => {
  const { root, click } = await showWebhook();
  await click('Show more');
  await expect
    .poll(() => textsOf(root, 'tbody th'))
    .toEqual(['item.created of 9', 'item.created of 8']);
});

test('a delivery of a disabled webhook waits, without a time for the next attempt', async () => {
  const log = { deliveries: [delivery], onRedeliver: vi.fn() };
  const root = await mount(<DeliveryLog {...log} isActive={false} />);
  expect(root.textContent).toContain('Pending waits until the webhook is switched on');
  expect(root.textContent).not.toContain('next');
});

test('event types that were set by the API are checked, and can be removed', async () => {
  const sentBodies: unknown[] = [];
  serve(['admin.account'], (_method, _path, body) => {
    sentBodies.push(body);
    return [{ data: webhook, meta: {} }];
  });
  const events: EventPattern[] = ['item.*', 'checkout.overdue', 'issue.created'];
  const handlers = { onClose: vi.fn(), onChange: vi.fn() };
  const root = await mount(<EditWebhook webhook={{ ...webhook, events }} {...handlers} />);
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const labelOf = (box: HTMLInputElement) => box.closest('label')?.textContent;
  const checked = boxes.filter(({ checked }) => checked).map(labelOf);
  expect(checked).toEqual(['Items', 'checkout.overdue', 'issue.created']);
  await act(() => boxes.find((box) => labelOf(box) === 'checkout.overdue')?.click());
  await submit(root);
  await expect.poll(() => sentBodies).toEqual([{ events: ['item.*', 'issue.created'] }]);
});

test('the page of a webhook that does not exist says so, and links to no deleted webhooks', async () => {
  serve(['admin.account'], () => refusal('not_found', 404));
  const before = currentRoute.get();
  onTestFinished(() => currentRoute.set(before));
  currentRoute.set(route);
  const root = await mount(<WebhookPage route={route} />);
  await expect.poll(() => only(root, 'h1').textContent).toBe('Webhook not found');
  expect(textsOf(root, 'a')).toEqual(['Go to equipment']);
});
