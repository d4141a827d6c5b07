import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Webhook } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { Countdown } from '#console/pages/keys/countdown.tsx';
import { RecordPage } from '#console/pages/records/record-page.tsx';
import { goToLater, type SectionProps } from '#console/route.ts';
import { Page } from '#console/ui/page.tsx';
import { ask } from '#console/ui/question.tsx';
import { ShowMore } from '#console/ui/show-more.tsx';
import { WithData } from '#console/ui/states.tsx';
import { showProblem, showToast } from '#console/ui/toast.tsx';
import { useOnce } from '#console/ui/use-once.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { describeEvents } from './patterns.ts';
import { ReplayDialog } from './replay.tsx';
import { RotateSecretDialog } from './rotate-secret.tsx';
import { SecretDialog } from './secret.tsx';
import { WebhookState } from './state.tsx';
import { useWebhook } from './use-webhook.ts';
import { EditWebhook } from './webhook-form.tsx';

type WebhookDialog =
  | { kind: 'replay' }
  | { kind: 'edit' | 'rotate'; webhook: Webhook }
  | { kind: 'secret'; secret: string | null };

export function WebhookPage({ route }: SectionProps) {
  const path = { id: signedIn().account.id, webhook_id: Number(route.parts[1]) };
  const params = { path };
  const [open, setOpen] = useState<WebhookDialog>();
  const { result, deliveries, reload } = useWebhook(path);
  const current = result.data;
  const close = () => setOpen(undefined);

  const once = useOnce();
  const act = (name: string, work: () => Promise<unknown>, message: string) =>
    once(name, async () => {
      await work();
      reload();
      showToast(message);
    });
  const setActive = (active: boolean) =>
    orThrow(api.PATCH('/v1/accounts/{id}/webhooks/{webhook_id}', { params, body: { active } }));
  const test = () => orThrow(api.POST('/v1/accounts/{id}/webhooks/{webhook_id}/test', { params }));
  const remove = async () => {
    if (!(await askToDelete())) return;
    const goOn = goToLater();
    await orThrow(api.DELETE('/v1/accounts/{id}/webhooks/{webhook_id}', { params }));
    goOn('/webhooks');
    showToast('Webhook deleted.');
  };
  const redeliver = (event_id: string) =>
    orThrow(
      api.POST('/v1/accounts/{id}/webhooks/{webhook_id}/deliveries/{event_id}/redeliver', {
        params: { path: { ...path, event_id } },
      }),
    );

  if (!current && result.problem) {
    return (
      <RecordPage result={result} titleWithout="Webhook not found">
        {() => null}
      </RecordPage>
    );
  }
  return (
    <Page
      title={current?.description ?? 'Webhook'}
      actions={
        current && (
          <>
            {current.active && (
              <>
                <button type="button" onClick={() => act('test', test, 'Test event sent.')}>
                  Send a test
                </button>
                <button type="button" onClick={() => setOpen({ kind: 'replay' })}>
                  Replay
                </button>
              </>
            )}
            <Toggle
              webhook={current}
              onChange={(active) => act('active', () => setActive(active), 'Saved.')}
            />
            <button type="button" onClick={() => setOpen({ kind: 'edit', webhook: current })}>
              Edit
            </button>
            <button type="button" onClick={() => setOpen({ kind: 'rotate', webhook: current })}>
              Rotate secret
            </button>
            <button type="button" class="danger" onClick={() => remove().catch(showProblem)}>
              Delete
            </button>
          </>
        )
      }
    >
      <WithData result={result}>
        {(webhook) => (
          <>
            <p class="lead">
              Events sent to <code>{webhook.url}</code>: {describeEvents(webhook.events)}.{' '}
              <WebhookState webhook={webhook} />
            </p>
            {webhook.disabled_at && (
              <p class="notice warn">
                We switched this webhook off because no delivery succeeded for five days. Switch it
                on again once its address responds.
              </p>
            )}
            {webhook.previous_secret_expires_at && (
              <p class="notice">
                <Countdown
                  label="The old secret still works for"
                  until={webhook.previous_secret_expires_at}
                />
              </p>
            )}
            <WithData result={deliveries.result}>
              {() => (
                <>
                  <DeliveryLog
                    deliveries={deliveries.records}
                    isActive={webhook.active}
                    onRedeliver={(event) => act(event, () => redeliver(event), 'Event sent again.')}
                  />
                  <ShowMore pages={deliveries} />
                </>
              )}
            </WithData>
          </>
        )}
      </WithData>
      {open?.kind === 'edit' && (
        <EditWebhook webhook={open.webhook} onClose={close} onChange={reload} />
      )}
      {open?.kind === 'replay' && <ReplayDialog path={path} onClose={close} onChange={reload} />}
      {open?.kind === 'rotate' && (
        <RotateSecretDialog
          path={path}
          webhook={open.webhook}
          onRotate={(secret) => {
            setOpen({ kind: 'secret', secret });
            reload();
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'secret' && <SecretDialog secret={open.secret} onClose={close} />}
    </Page>
  );
}

interface ToggleProps {
  webhook: Webhook;
  onChange: (active: boolean) => void;
}

function Toggle({ webhook: { active }, onChange }: ToggleProps) {
  return (
    <button type="button" onClick={() => onChange(!active)}>
      {active ? 'Switch off' : 'Switch on'}
    </button>
  );
}

function askToDelete(): Promise<boolean> {
  return ask({
    title: 'Delete this webhook?',
    text: 'Events are no longer delivered to it, and its log is deleted.',
    yes: 'Delete',
    no: 'Cancel',
    isDanger: true,
  });
}
