import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { useLoad } from '#console/api/use-load.ts';
import { Page } from '#console/ui/page.tsx';
import { PasswordForm } from './password.tsx';
import { ProfileSection } from './profile.tsx';
import { Push } from './push.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

export function SettingsPage() {
  const profile = useLoad(
    async (signal) => (await orThrow(api.GET('/v1/session/user', { signal }))).data,
    [],
  );
  return (
    <Page title="Settings">
      <div class="sections">
        <ProfileSection result={profile} />
        <SecondFactor result={profile} />
        <Sessions />
        <PasswordForm />
        <Push />
      </div>
    </Page>
  );
}
