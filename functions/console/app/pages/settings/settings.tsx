import { Page } from '#console/ui/page.tsx';
import { PasswordForm } from './password.tsx';
import { Push } from './push.tsx';
import { Sessions } from './sessions.tsx';

export function SettingsPage() {
  return (
    <Page title="Settings">
      <div class="sections">
        <Sessions />
        <PasswordForm />
        <Push />
      </div>
    </Page>
  );
}
