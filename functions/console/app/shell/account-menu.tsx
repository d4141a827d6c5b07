import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { moveTo } from '#console/api/renew.ts';
import { signedIn } from '#console/api/session.ts';
import { signOutOf } from '#console/api/sign-out.ts';
import { useLoad } from '#console/api/use-load.ts';
import { leaveFor } from '#console/route.ts';
import { useStore } from '#console/store.ts';
import { setTheme, type Theme, theme, themes } from '#console/theme.ts';
import { showProblem } from '#console/ui/toast.tsx';
import { mayLeave } from '#console/unsaved.ts';

export function AccountMenu() {
  const { user, account } = signedIn();
  const [isBusy, setBusy] = useState(false);
  const accounts = useLoad(
    async (signal) => (await orThrow(api.GET('/v1/accounts', { signal }))).data,
    [],
  );
  const move = async (id: number) => {
    setBusy(true);
    try {
      if (await leaveFor('/')) await moveTo(id);
    } finally {
      setBusy(false);
    }
  };
  const signOut = async () => {
    if (await mayLeave()) await signOutOf({ all: false });
  };
  const all = accounts.data ?? [account];
  return (
    <div class="account">
      {all.length > 1 ? (
        <label>
          Account
          <select
            value={account.id}
            disabled={isBusy}
            onChange={(event) => move(Number(event.currentTarget.value)).catch(showProblem)}
          >
            {all.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p class="account-name">{account.name}</p>
      )}
      <p class="who">
        <strong>{user.name}</strong>
        {user.name !== user.email && <span>{user.email}</span>}
      </p>
      <ThemeSwitch />
      <a href="/docs">API documentation</a>
      <button type="button" onClick={() => signOut().catch(showProblem)}>
        Sign out
      </button>
    </div>
  );
}

const themeLabels: Record<Theme, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

function ThemeSwitch() {
  const current = useStore(theme);
  return (
    <label>
      Theme
      <select
        value={current}
        onChange={(event) => {
          const choice = themes.find((one) => one === event.currentTarget.value);
          if (choice) setTheme(choice);
        }}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {themeLabels[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
