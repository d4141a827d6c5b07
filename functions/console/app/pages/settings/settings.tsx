import { Page } from '#console/ui/page.tsx';
import { PasswordForm } from './password.tsx';
import { Profile } from './profile.tsx';
import { Push } from './push.tsx';
import { Sessions } from './sessions.tsx';

export function SettingsPage() {
  return (
    <Page title="Settings">
      <div class="sections">
        <Profile />
        <Sessions />
        <PasswordForm />
        <Push />
      </div>
    </Page>
  );
}
