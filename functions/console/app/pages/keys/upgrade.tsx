import type { MemberAccount } from '#console/api/records.ts';
import { formatDay } from '#console/time.ts';
import { Empty } from '#console/ui/states.tsx';

interface UpgradeProps {
  account: MemberAccount;
  /** The feature that the plan would include. */
  use: string;
}

/** Shown instead of a page about the API if the plan has no access to it. */
export function Upgrade({ account: { plan, trial_ends_at }, use }: UpgradeProps) {
  const isOver = plan === 'trial' && trial_ends_at !== null;
  return (
    <Empty title={isOver ? 'Your trial has ended' : 'Your plan has no API access'}>
      <p>
        {isOver
          ? `It ended on ${formatDay(trial_ends_at)}. A paid plan gives you API access again.`
          : use}
      </p>
      <ul class="plans">
        <li>
          <strong>Business</strong> 5 keys, 300 requests a minute each
        </li>
        <li>
          <strong>Enterprise</strong> 25 keys, 300 requests a minute each
        </li>
      </ul>
      <p>To upgrade, contact support. Your equipment stays as it is.</p>
    </Empty>
  );
}
