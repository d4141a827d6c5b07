import type { MemberAccount } from '#console/api/records.ts';
import { formatDay } from '#console/time.ts';
import { Empty } from '#console/ui/states.tsx';

/** What is shown instead of the keys where the plan has none. */
export function Upgrade({ account }: { account: MemberAccount }) {
  const { plan, trial_ends_at } = account;
  const isOver = plan === 'trial' && trial_ends_at !== null;
  return (
    <Empty title={isOver ? 'Your trial has ended' : 'Your plan has no API access'}>
      <p>
        {isOver
          ? `It ended on ${formatDay(trial_ends_at)}. Its key is refused until you choose a plan.`
          : 'With API keys, your web shop, your access gates and your spreadsheets work with the same equipment as you do here.'}
      </p>
      <ul class="plans">
        <li>
          <strong>Business</strong> 5 keys, 300 requests a minute each
        </li>
        <li>
          <strong>Enterprise</strong> 25 keys, 300 requests a minute each
        </li>
      </ul>
      <p>To upgrade, write to whoever runs this service. Your equipment stays as it is.</p>
    </Empty>
  );
}
