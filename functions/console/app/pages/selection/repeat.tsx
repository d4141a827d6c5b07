import { summaryOf } from '#console/api/problem.ts';
import { formatCount } from '#console/format-count.ts';
import { formatWindow } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { ChoiceField, TextField } from '#console/ui/field.tsx';
import type { Fields } from '#console/ui/form.ts';
import type { Draft } from './draft.ts';
import type { DryRun } from './dry-runs.ts';
import { frequencies, maxOccurrences, type Span } from './occurrences.ts';

/** How often a reservation is repeated, and until when. */
export function Repeat({ form }: { form: Fields<Draft> }) {
  return (
    <div class="pairs">
      <ChoiceField form={form} name="frequency" label="Repeat" options={frequencies} />
      {form.values.frequency !== '' && (
        <TextField
          form={form}
          name="until"
          label="Until"
          type="date"
          hint={`At most ${maxOccurrences} times.`}
        />
      )}
    </div>
  );
}

interface SeriesPreviewProps {
  spans: readonly Span[];
  dryRuns: readonly DryRun[];
  /** Whether an attempt that stopped halfway has made this reservation. */
  isReserved: (span: Span) => boolean;
  /** The start times that are left out. */
  leftOut: readonly number[];
  onLeaveOut: (starts: readonly number[], isOut: boolean) => void;
}

/** The dates of a series before it is made, and which of them clash. */
export function SeriesPreview(props: SeriesPreviewProps) {
  const { spans, dryRuns, isReserved, leftOut, onLeaveOut } = props;
  const reservedSpans = spans.filter(isReserved);
  const clashing = spans.filter((_span, index) => dryRuns[index]?.problem);
  const open = clashing.filter(({ start }) => !leftOut.includes(start));
  return (
    <fieldset>
      <legend>{formatCount(spans.length, 'reservation')}</legend>
      <p role="status">
        {dryRuns.every(({ isKnown }) => isKnown)
          ? datesText(spans.length, clashing.length, reservedSpans.length)
          : 'Looking up what is free …'}
      </p>
      {open.length > 0 && (
        <div>
          <button
            type="button"
            onClick={() =>
              onLeaveOut(
                open.map(({ start }) => start),
                true,
              )
            }
          >
            Leave out what clashes
          </button>
        </div>
      )}
      <ol class="entries scrolled">
        {spans.map((span, index) => (
          <li key={span.start}>
            <label class="option">
              <input
                type="checkbox"
                checked={isReserved(span) || !leftOut.includes(span.start)}
                disabled={isReserved(span)}
                onChange={(event) => onLeaveOut([span.start], !event.currentTarget.checked)}
              />
              <span>
                {windowOf(span)}
                <Clash dryRun={dryRuns[index]} />
              </span>
            </label>
            {isReserved(span) ? (
              <Badge tone="calm">Reserved</Badge>
            ) : (
              dryRuns[index]?.isKnown && !dryRuns[index].problem && <Badge tone="good">Free</Badge>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function datesText(all: number, clashing: number, reservedCount: number): string {
  const free = `${all - clashing - reservedCount} of ${all} dates are free`;
  return reservedCount > 0 ? `${free}, ${reservedCount} reserved already.` : `${free}.`;
}

const windowOf = ({ start, end }: Span) =>
  formatWindow(new Date(start).toISOString(), new Date(end).toISOString());

function Clash({ dryRun }: { dryRun: DryRun | undefined }) {
  return dryRun?.problem ? <small class="warned">{summaryOf(dryRun.problem)}</small> : null;
}
