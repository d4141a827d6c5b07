import { useState } from 'preact/hooks';
import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAccount } from '#console/api/read-account.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Key, KeyWithToken, MemberAccount } from '#console/api/records.ts';
import { can, signedIn } from '#console/api/session.ts';
import { useInterval, useLoad } from '#console/api/use-load.ts';
import { formatCount } from '#console/format-count.ts';
import { formatDay } from '#console/time.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { showToast } from '#console/ui/toast.tsx';
import { pageMax } from '#shared/limits.ts';
import { KeyDialog, type OpenDialog } from './key-dialog.tsx';
import { type KeyAction, KeyTable } from './key-table.tsx';
import { Upgrade } from './upgrade.tsx';

/** How often the keys' numbers of requests are refreshed. */
const askMilliseconds = 10_000;

export function KeysPage() {
  if (can('admin.account')) return <KeysOfAccount />;
  return (
    <Page title="API keys">
      <Empty title="You do not have access to API keys">
        <p>Ask an owner of the account for a key or for permission.</p>
      </Empty>
    </Page>
  );
}

function KeysOfAccount() {
  const { id } = signedIn().account;
  const path = { id };
  const [open, setOpen] = useState<OpenDialog>();
  const result = useLoad(
    async (signal) => {
      const [account, keys] = await Promise.all([
        readAccount(signal),
        readAll(pages(api, '/v1/accounts/{id}/keys', { path, query: { limit: pageMax }, signal })),
      ]);
      return { account, keys };
    },
    [id],
  );
  useInterval(result.reload, askMilliseconds);
  const done = (text: string) => {
    setOpen(undefined);
    result.reload();
    showToast(text);
  };
  const showToken = ({ name, token }: KeyWithToken) => {
    setOpen({ kind: 'token', name, token });
    result.reload();
  };
  return (
    <Page
      title="API keys"
      actions={
        result.data?.account.api_access && (
          <button
            type="button"
            class="primary"
            disabled={result.data.account.keys.used >= result.data.account.keys.limit}
            onClick={() => setOpen({ kind: 'create' })}
          >
            Create key
          </button>
        )
      }
    >
      <WithData result={result}>
        {({ account, keys }) =>
          account.api_access ? (
            <>
              <Allowance account={account} />
              {keys.length === 0 ? (
                <Empty title="No API keys yet">
                  <p>Create one key for each app, so that you can revoke it on its own.</p>
                </Empty>
              ) : (
                <KeyTable
                  keys={keys}
                  onAction={(kind: KeyAction, key: Key) => setOpen({ kind, key })}
                />
              )}
            </>
          ) : (
            <Upgrade
              account={account}
              use="API keys connect your web shop, access gates and spreadsheets to your equipment."
            />
          )
        }
      </WithData>
      {open && (
        <KeyDialog
          open={open}
          accountId={id}
          onClose={() => setOpen(undefined)}
          onChange={result.reload}
          onToken={showToken}
          onDone={done}
        />
      )}
    </Page>
  );
}

/** How many keys the plan allows, and when a trial ends. */
function Allowance({ account: { keys, plan, trial_ends_at } }: { account: MemberAccount }) {
  const count = `${keys.used} of ${formatCount(keys.limit, 'key')}`;
  return (
    <p class="allowance">
      <strong>{count}</strong>
      {plan === 'trial' && trial_ends_at && (
        <span> Your trial and its key end on {formatDay(trial_ends_at)}.</span>
      )}
      {plan !== 'trial' && keys.used >= keys.limit && (
        <span> Your plan has no more keys. Revoke one to create another.</span>
      )}
    </p>
  );
}
