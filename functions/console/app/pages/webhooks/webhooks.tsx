import { useState } from 'preact/hooks';
import { pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { readAccount } from '#console/api/read-account.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Webhook, WebhookCreate } from '#console/api/records.ts';
import { can, signedIn } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { Upgrade } from '#console/pages/keys/upgrade.tsx';
import type { SectionProps } from '#console/route.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { TableHead } from '#console/ui/table-head.tsx';
import { Ago } from '#console/ui/time.tsx';
import { describeEvents } from './patterns.ts';
import { SecretDialog } from './secret.tsx';
import { WebhookState } from './state.tsx';
import { WebhookPage } from './webhook.tsx';
import { NewWebhook } from './webhook-form.tsx';

export function WebhooksPage({ route }: SectionProps) {
  if (!can('admin.account')) return <NotAllowed title="Webhooks" records="webhooks" />;
  return route.parts[1] === undefined ? <Webhooks /> : <WebhookPage route={route} />;
}

const use = 'We post each change to your address within seconds.';

type WebhooksDialog = { kind: 'create' } | { kind: 'secret'; secret: string | null };

function Webhooks() {
  const { id } = signedIn().account;
  const path = { id };
  const [open, setOpen] = useState<WebhooksDialog>();
  const result = useLoad(
    async (signal) => {
      const [account, webhooks] = await Promise.all([
        readAccount(signal),
        readAll(pages(api, '/v1/accounts/{id}/webhooks', { path, signal })),
      ]);
      return { account, webhooks };
    },
    [id],
  );
  const create = async (body: WebhookCreate) => {
    const call = api.POST('/v1/accounts/{id}/webhooks', { params: { path }, body });
    const { secret } = (await orThrow(call)).data;
    setOpen({ kind: 'secret', secret });
    result.reload();
  };
  return (
    <Page
      title="Webhooks"
      actions={
        result.data?.account.api_access && (
          <button type="button" class="primary" onClick={() => setOpen({ kind: 'create' })}>
            Create webhook
          </button>
        )
      }
    >
      <WithData result={result}>
        {({ account, webhooks }) => (
          <>
            {!account.api_access && <Upgrade account={account} use={use} />}
            {account.api_access && webhooks.length === 0 && (
              <Empty title="No webhooks yet">
                <p>{use}</p>
              </Empty>
            )}
            {webhooks.length > 0 && <WebhookTable webhooks={webhooks} />}
          </>
        )}
      </WithData>
      {open?.kind === 'create' && <NewWebhook onSave={create} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'secret' && (
        <SecretDialog secret={open.secret} onClose={() => setOpen(undefined)} />
      )}
    </Page>
  );
}

function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <table class="cards">
      <caption class="hidden">Webhooks</caption>
      <TableHead columns={['Address', 'Events', 'Last delivered', 'Status']} />
      <tbody>
        {webhooks.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <a href={`#/webhooks/${one.id}`}>{one.description ?? one.url}</a>
              {one.description && <code class="token-hint">{one.url}</code>}
            </th>
            <td data-label="Events">{describeEvents(one.events)}</td>
            <td data-label="Last delivered">
              {one.last_delivered_at ? <Ago at={one.last_delivered_at} /> : 'Never'}
            </td>
            <td data-label="Status">
              <WebhookState webhook={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
