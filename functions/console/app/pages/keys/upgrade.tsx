import type { MemberAccount } from '#console/api/records.ts';
import { formatDay } from '#console/time.ts';
import { Empty } from '#console/ui/states.tsx';

/** Shown instead of the keys where the plan has none. */
export function Upgrade({ account }: { account: MemberAccount }) {
  const { plan, trial_ends_at } = account;
  const isOver = plan === 'trial' && trial_ends_at !== null;
  return (
    <Empty title={isOver ? 'Your trial has ended' : 'Your plan has no API access'}>
      <p>
        {isOver
          ? `It ended on ${formatDay(trial_ends_at)}. Choose a plan to use its key again.`
          : 'API keys connect your web shop, access gates and spreadsheets to your equipment.'}
      </p>
      <ul class="plans">
        <li>
          <strong>Business</strong> 5 keys, 300 requests a minute each
        </li>
        <li>
          <strong>Enterprise</strong> 25 keys, 300 requests a minute each
        </li>
      </ul>
      <p>To upgrade, contact the operator of this service. Your equipment stays as it is.</p>
    </Empty>
  );
}
