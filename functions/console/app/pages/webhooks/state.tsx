import type { Webhook } from '#console/api/records.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Time } from '#console/ui/time.tsx';

/** Whether a webhook delivers, and if not, since when. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  if (!webhook.active) return <Badge tone="calm">Switched off</Badge>;
  if (webhook.failing_since === null) return <Badge tone="good">Active</Badge>;
  return (
    <>
      <Badge tone="bad">Failing</Badge> since <Time at={webhook.failing_since} />
    </>
  );
}
