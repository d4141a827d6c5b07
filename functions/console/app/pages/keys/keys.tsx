import { useState } from 'preact/hooks';
import { get, patch, post } from '#console/api/call.ts';
import type { Key, KeyWithToken, MemberAccount } from '#console/api/records.ts';
import { can, signedIn } from '#console/api/session.ts';
import { useInterval, useLoad } from '#console/api/use-load.ts';
import { counted } from '#console/counted.ts';
import { formatDay } from '#console/time.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { say } from '#console/ui/toast.tsx';
import { KeyDialog, type OpenDialog } from './key-dialog.tsx';
import { type KeyAction, KeyTable } from './key-table.tsx';
import { Upgrade } from './upgrade.tsx';

/** How often the requests of this minute are asked for. */
const askMilliseconds = 10_000;

export function KeysPage() {
  if (can('admin.account')) return <KeysOfAccount />;
  return (
    <Page title="API keys">
      <Empty title="API keys are for those who administer the account">
        <p>Ask an owner for a key, or to let you administer.</p>
      </Empty>
    </Page>
  );
}

function KeysOfAccount() {
  const { id } = signedIn().account;
  const path = `/v1/accounts/${id}/keys`;
  const [open, setOpen] = useState<OpenDialog>();
  const loaded = useLoad(
    async (signal) => {
      const [accounts, keys] = await Promise.all([
        get<MemberAccount[]>('/v1/accounts', { signal }),
        get<Key[]>(path, { query: { limit: 200 }, signal }),
      ]);
      const account = accounts.data.find((one) => one.id === id) ?? signedIn().account;
      return { account, keys: keys.data };
    },
    [id],
  );
  useInterval(loaded.reload, askMilliseconds);
  const done = (text: string) => {
    setOpen(undefined);
    loaded.reload();
    say(text);
  };
  const showToken = ({ name, token }: KeyWithToken) => {
    setOpen({ kind: 'token', name, token });
    loaded.reload();
  };
  return (
    <Page
      title="API keys"
      actions={
        loaded.data?.account.api_access && (
          <button
            type="button"
            class="primary"
            disabled={loaded.data.account.keys.used >= loaded.data.account.keys.limit}
            onClick={() => setOpen({ kind: 'create' })}
          >
            Create a key
          </button>
        )
      }
    >
      <WithData loaded={loaded}>
        {({ account, keys }) =>
          account.api_access ? (
            <>
              <Allowance account={account} />
              {keys.length === 0 ? (
                <Empty title="No key yet">
                  <p>Create one for each thing that uses the API, so that you can end it alone.</p>
                </Empty>
              ) : (
                <KeyTable
                  keys={keys}
                  onAction={(kind: KeyAction, key: Key) => setOpen({ kind, key })}
                />
              )}
            </>
          ) : (
            <Upgrade account={account} />
          )
        }
      </WithData>
      {open && (
        <KeyDialog
          open={open}
          path={path}
          onClose={() => setOpen(undefined)}
          onToken={showToken}
          onDone={done}
          create={async (body) => (await post<KeyWithToken>(path, body)).data}
          update={async (key, body) => (await patch<Key>(`${path}/${key.id}`, body)).data}
        />
      )}
    </Page>
  );
}

/** How many keys the plan has left, and until when there is a trial. */
function Allowance({ account: { keys, plan, trial_ends_at } }: { account: MemberAccount }) {
  const count = `${keys.used} of ${counted(keys.limit, 'key')}`;
  return (
    <p class="allowance">
      <strong>{count}</strong>
      {plan === 'trial' && trial_ends_at && (
        <span> The trial ends on {formatDay(trial_ends_at)}, and its key with it.</span>
      )}
      {plan !== 'trial' && keys.used >= keys.limit && (
        <span> That is all of your plan: revoke one to make room.</span>
      )}
    </p>
  );
}
