import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { namedWarningText } from '#console/api/warning-texts.ts';
import { type CartItem, type CartKit, cartOfMember } from '#console/cart.ts';
import { clashesOf, mergedOf, tightestOf } from '#console/pages/checkouts/clashes.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { movedTo } from '#console/pages/reservations/window-of-time.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { type Form, useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { ContactPicker, MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import { LoadNotice } from '#console/ui/states.tsx';
import { tryCheckout, tryReservation } from './booking-calls.ts';
import { BookingClashes } from './booking-clashes.tsx';
import { contentsOfPart, partsOf } from './booking-parts.ts';
import { BookingTimes } from './booking-times.tsx';
import { idsOf } from './bulk-calls.ts';
import { type BookingKind, countOf, labelOf } from './count-of.ts';
import { type Draft, draftKeys, firstSpanOf, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { useDryRuns, withDryRunProblems } from './dry-runs.ts';
import { FreeCount } from './free-count.tsx';
import { useFreshKits } from './fresh-kits.ts';
import { occurrencesOf, timesProblem } from './occurrences.ts';
import { Repeat, SeriesPreview } from './repeat.tsx';
import { useBookingCalls } from './use-booking-calls.ts';
import { WhatIsBooked } from './what-is-booked.tsx';

interface BookingFormProps {
  kind: BookingKind;
  items: readonly CartItem[];
  kits: readonly CartKit[];
}

/** Books everything selected. Shows clashes while the form is filled in. */
export function BookingForm({ kind, items, kits }: BookingFormProps) {
  const cart = cartOfMember();
  useFreshKits();
  const parts = partsOf(items, kits);
  const isDivided = parts.length > 1;
  const isReserving = kind === 'reserve';
  const form: Form<Draft & { iid: string }> = useForm(
    { ...readDraft(), iid: '' },
    async ({ iid: _list, ...draft }) => {
      const isDone = isReserving
        ? await reserveAll(begin(draft), spansToBook)
        : await checkOutAll(draft);
      if (!isDone) return;
      forgetDraft();
      // Items selected meanwhile in another tab are not booked, and stay selected.
      cart.remove(idsOf(items));
      cart.removeKits(idsOf(kits));
      forgetItems();
    },
    draftKeys,
  );
  const { values, set } = form;
  const { leftOut } = values;
  const whatIsBooked = JSON.stringify(parts.map(contentsOfPart));
  // With other items selected, the series that was begun cannot be continued.
  const series = values.seriesContents === whatIsBooked ? values.series : '';
  const { attempt, hasReservation, reserveAll, checkOutAll } = useBookingCalls(parts, series);
  // Default times are not stored: a day later they would be in the past.
  const [initialValues] = useState(values);
  // A layout effect, because the page may be reloaded right after.
  useLayoutEffect(() => {
    if (values !== initialValues) keepDraft(values);
  }, [values]);
  const [refusals, setRefusals] = useState(0);
  // A refusal means that availability has changed: look again.
  useEffect(() => {
    if (form.problem) setRefusals((count) => count + 1);
  }, [form.problem]);
  const frequency = isDivided ? '' : values.frequency;
  const first = firstSpanOf(values);
  const spans = isReserving
    ? occurrencesOf(first, frequency, values.until)
    : [{ start: 0, end: 0 }];
  const wrongTimes = isReserving ? timesProblem(first, frequency, values.until) : undefined;
  const isSeries = spans.length > 1;
  const spansToBook = isSeries ? spans.filter(({ start }) => !leftOut.includes(start)) : spans;
  const knownSpans = attempt.problem ? [] : spans;
  const bookings = knownSpans.flatMap((span) => parts.map((part) => ({ span, part })));
  const dryRuns = useDryRuns(
    bookings.map(({ span, part }) =>
      [
        kind,
        span.start,
        span.end,
        hasReservation(span),
        values.due_time,
        refusals,
        JSON.stringify(contentsOfPart(part)),
      ].join(),
    ),
    async (index, signal) => {
      const { span, part } = bookings[index] ?? {};
      if (!span || !part || hasReservation(span)) return [];
      const contents = contentsOfPart(part);
      if (isReserving) return tryReservation(contents, span, signal);
      return tryCheckout(contents, values.due_time, signal);
    },
  );

  /** Gives a series its reference before the first reservation, so that a reload can find those made. */
  const begin = (draft: Draft): Draft => {
    if (series || spansToBook.length < 2) return draft;
    const seriesDraft = { ...draft, series: crypto.randomUUID(), seriesContents: whatIsBooked };
    set('series', seriesDraft.series);
    set('seriesContents', whatIsBooked);
    keepDraft(seriesDraft);
    return seriesDraft;
  };
  const startAt = (at: string) => {
    const { start_time, end_time } = movedTo(at, values);
    set('start_time', start_time);
    set('end_time', end_time);
  };
  const problem = isSeries
    ? undefined
    : (wrongTimes ?? mergedOf(dryRuns.flatMap((dryRun) => dryRun.problem ?? [])));
  const relevantDryRuns = dryRuns.filter((_, at) => spansToBook.some((one) => one === spans[at]));
  const clash = isSeries
    ? tightestOf(relevantDryRuns.flatMap((dryRun) => dryRun.problem ?? []))
    : problem;
  const warnings = isSeries
    ? []
    : dryRuns.flatMap(({ warnings }) => warnings).map((one) => namedWarningText(one, items));
  return (
    <section class="card" aria-label="Booking">
      <form {...form.props}>
        <WhatIsBooked kind={kind} parts={parts} />
        {clashesOf(form.problem).size === 0 && <GeneralProblem form={form} />}
        <BookingTimes isReserving={isReserving} form={withDryRunProblems(form, problem)} />
        {spans.length === 1 && parts.length > 0 && (
          <FreeCount
            items={items}
            kits={kits}
            problem={problem}
            isKnown={dryRuns.every(({ isKnown }) => isKnown)}
          />
        )}
        <BookingClashes
          items={items}
          kits={kits}
          problem={clash}
          {...(isReserving && !isSeries ? { onFree: startAt } : {})}
        />
        {warnings.map((warning) => (
          <p key={warning} class="notice warn">
            {warning}
          </p>
        ))}
        <TextField form={form} name="name" label="Purpose" hint="A name for this booking." />
        <ContactPicker
          form={form}
          name="contact_id"
          label="Contact"
          hint="Type to search."
          canAdd
        />
        <div class="pairs">
          <MemberPicker form={form} name="user_id" label="Member" />
          <PlacePicker form={form} name="location_id" label="Place" />
        </div>
        {isReserving && !isDivided && <Repeat form={withDryRunProblems(form, wrongTimes)} />}
        <LoadNotice result={attempt} />
        {isSeries && !attempt.problem && (
          <SeriesPreview
            spans={spans}
            dryRuns={dryRuns}
            isReserved={hasReservation}
            leftOut={leftOut}
            onLeaveOut={(starts, isOut) => {
              const others = leftOut.filter((one) => !starts.includes(one));
              set('leftOut', isOut ? [...others, ...starts] : others);
            }}
          />
        )}
        <LongTextField form={form} name="description" label="Remarks" />
        <div class="form-end">
          <Submit
            form={form}
            isDisabled={
              parts.length === 0 ||
              spansToBook.length === 0 ||
              attempt.problem !== undefined ||
              // A known clash would stop the series halfway.
              (isSeries && clash !== undefined)
            }
          >
            {labelOf(kind, {
              what: countOf(items, kits),
              times: spansToBook.length,
              parts: parts.length,
            })}
          </Submit>
        </div>
      </form>
    </section>
  );
}
