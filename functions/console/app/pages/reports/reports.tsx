import { useState } from 'preact/hooks';
import { canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { type SectionProps, useQueryState } from '#console/route.ts';
import { ChoiceField } from '#console/ui/field.tsx';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { WithData } from '#console/ui/states.tsx';
import { CostReport } from './cost-report.tsx';
import { readReports } from './read-reports.ts';
import { lastMonths, lastWeeks } from './spans.ts';
import { UseReports } from './use-reports.tsx';

const windows = {
  weeks: { period: 'the last 13 weeks', spans: (now: number) => lastWeeks(now, 13) },
  months: { period: 'the last 12 months', spans: (now: number) => lastMonths(now, 12) },
} as const;
type WindowName = keyof typeof windows;

const options = [
  ['weeks', '13 weeks'],
  ['months', '12 months'],
] as const satisfies readonly (readonly [WindowName, string])[];

const readWindow = (query: URLSearchParams): WindowName =>
  query.get('period') === 'months' ? 'months' : 'weeks';

/** Reports on the use of equipment and the cost of its issues. */
export function ReportsPage(props: SectionProps) {
  if (!canRead('action.checkout', 'action.issue'))
    return <NotAllowed title="Reports" records="checkouts and issues" />;
  return <Reports {...props} />;
}

function Reports(props: SectionProps) {
  const [name, setName] = useQueryState(props, readWindow, (name) => ({ period: name }));
  const [now] = useState(() => Date.now());
  const result = useLoad(
    async (signal) => {
      const { period, spans: spansOf } = windows[name];
      const spans = spansOf(now);
      const reports = await readReports(spans[0]?.start ?? now, signal);
      return { ...reports, period, spans };
    },
    [name],
  );
  const fields = {
    values: { name },
    set: (_name: 'name', value: WindowName) => setName(value),
    errorOf: () => undefined,
  };
  return (
    <Page title="Reports" lead="How the equipment is used, and what its issues cost.">
      <div class="report-window">
        <ChoiceField form={fields} name="name" label="Period" options={options} />
      </div>
      <WithData result={result} lines={12}>
        {({ checkouts, issues, items, period, spans }) => (
          <div class="sections two">
            {checkouts && (
              <UseReports
                checkouts={checkouts}
                items={items}
                spans={spans}
                period={period}
                now={now}
              />
            )}
            {issues && <CostReport issues={issues} spans={spans} period={period} />}
          </div>
        )}
      </WithData>
    </Page>
  );
}
