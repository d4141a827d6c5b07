import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import type { Delivery } from '#console/api/records.ts';
import { DeliveryLog } from '#console/pages/webhooks/delivery-log.tsx';
import type { EventPattern } from '#console/pages/webhooks/patterns.ts';
import { WebhookPage } from '#console/pages/webhooks/webhook.tsx';
import { EditWebhook } from '#console/pages/webhooks/webhook-form.tsx';
import { mount, only, submit, textsOf } from './mount.ts';
import { webhook } from './sample.ts';
import { serve } from './service.ts';

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

/** The page of a webhook with two pages of deliveries, and the bodies that it sent. */
async function showWebhook(fields: object = {}) {
  const sent: unknown[] = [];
  serve(['admin.account'], (method, path, body) => {
    const shown = { ...webhook, description: 'Shop', ...fields };
    if (method === 'POST') {
      sent.push(body);
      return [{ data: { ...shown, secret: 'whsec_new' }, meta: {} }];
    }
    if (!path.includes('/deliveries')) return [{ data: shown, meta: {} }];
    const isNext = path.includes('cursor=next');
    const data = [{ ...delivery, id: isNext ? 'old' : 'new', resource_id: isNext ? 8 : 9 }];
    const pagination = { next_cursor: isNext ? null : 'next', total: 2 };
    return [{ data, meta: { pagination } }];
  });
  const root = await mount(<WebhookPage route={route} />);
  const click = async (label: string) => {
    const button = await vi.waitUntil(() =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label),
    );
    await act(() => button.click());
  };
  return { root, click, sent };
}

test('a secret is rotated once it is chosen for how long the old one signs, too', async () => {
  const { root, click, sent } = await showWebhook({ previous_secret_expires_at: null });
  await click('Rotate secret');
  expect(sent).toEqual([]);
  expect(only<HTMLSelectElement>(root, 'select').value).toBe('1440');
  await submit(root);
  await vi.waitFor(() => expect(root.querySelector('input')?.value).toBe('whsec_new'));
  expect(sent).toEqual([{ overlap_minutes: 1440 }]);
});

test('while the old secret signs, the page says for how long, and a rotation ends it at once', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const { root, click, sent } = await showWebhook({ previous_secret_expires_at: inAnHour });
  await click('Rotate secret');
  expect(root.textContent).toMatch(/The old secret also signs for (1 h 0 min|59 min \d+ s)/);
  expect(root.textContent).toContain('The secret before the last rotation still signs.');
  await submit(root);
  await vi.waitFor(() => expect(sent).toEqual([{ overlap_minutes: 0 }]));
});

test('deliveries behind the first page are shown, too', async () => {
  const { root, click } = await showWebhook();
  await click('Show more');
  await vi.waitFor(() =>
    expect(textsOf(root, 'tbody th')).toEqual(['item.created of 9', 'item.created of 8']),
  );
});

test('a delivery of a webhook that is switched off waits, and has no time', async () => {
  const log = { deliveries: [delivery], onRedeliver: vi.fn() };
  const root = await mount(<DeliveryLog {...log} isActive={false} />);
  expect(root.textContent).toContain('waits until the webhook is switched on');
  expect(root.textContent).not.toContain('next');
});

test('single types of events that a program chose are ticked, and can be removed', async () => {
  const sent: unknown[] = [];
  serve(['admin.account'], (_method, _path, body) => {
    sent.push(body);
    return [{ data: webhook, meta: {} }];
  });
  const events: EventPattern[] = ['item.*', 'checkout.overdue', 'issue.created'];
  const page = { onClose: vi.fn(), onChange: vi.fn() };
  const root = await mount(<EditWebhook webhook={{ ...webhook, events }} {...page} />);
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const labelOf = (box: HTMLInputElement) => box.closest('label')?.textContent;
  const ticked = boxes.filter(({ checked }) => checked).map(labelOf);
  expect(ticked).toEqual(['Items', 'checkout.overdue', 'issue.created']);
  await act(() => boxes.find((box) => labelOf(box) === 'checkout.overdue')?.click());
  await submit(root);
  await vi.waitFor(() => expect(sent).toEqual([{ events: ['item.*', 'issue.created'] }]));
});
