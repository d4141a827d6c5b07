import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { can, signedIn } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { usePages } from '#console/api/use-pages.ts';
import { type SectionProps, useQueryState } from '#console/route.ts';
import { ChoiceField, TextField } from '#console/ui/field.tsx';
import { FoldedFilters } from '#console/ui/folded-filters.tsx';
import type { Fields } from '#console/ui/form.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { ShowMore } from '#console/ui/show-more.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { useFocusOnMore } from '#console/ui/use-focus-on-more.ts';
import { useSettled } from '#console/ui/use-settled.ts';
import { capitalise, compareText } from '#shared/text.ts';
import { ActivityEntry } from './activity-entry.tsx';
import {
  type ActivityQuery,
  actorLabels,
  endsBeforeStart,
  readActivityQuery,
  requestOf,
} from './activity-query.ts';
import { memberOptions, readKeyOptions, readMembers } from './actors.ts';
import { nameKey, readEntryNames } from './entry-names.ts';
import { namesOf, subjects } from './entry-text.ts';

const firstEntries = 50;

const subjectOptions = [
  ['', 'Everything'],
  ...subjects
    .map((name) => [name, `${capitalise(namesOf(name).noun)}s`] as const)
    .toSorted(([, label], [, other]) => compareText(label, other)),
] as const;

/** All that was written in the account, by whom and when. */
export function ActivityPage(props: SectionProps) {
  if (can('admin.account')) return <Activity {...props} />;
  return <NotAllowed title="Activity" records="the activity of the account" />;
}

function Activity(props: SectionProps) {
  const [query, setQuery] = useQueryState(props, readActivityQuery, (query) => ({ ...query }));
  const settledQuery = useSettled(query);
  const path = { id: signedIn().account.id };
  const entries = usePages(
    (part, signal) =>
      page(api, '/v1/accounts/{id}/history', {
        path,
        query: { ...part, ...requestOf(settledQuery) },
        ...(signal ? { signal } : {}),
      }),
    firstEntries,
    [JSON.stringify(settledQuery)],
  );
  const members = useLoad(readMembers, []);
  // Keys are read for who filters, since entries have their names.
  const [isFiltering, setFiltering] = useState(query.actor.startsWith('api_key-'));
  const keys = useLoad(
    async (signal) => (isFiltering ? readKeyOptions(signal) : []),
    [isFiltering],
  );
  const recordNames = useLoad(
    (signal) => readEntryNames(entries.records, signal),
    [entries.records.map(({ id }) => id).join()],
  );
  const memberNames = members.data?.map(({ id, name }) => [nameKey('user', id), name] as const);
  const names = new Map([...(memberNames ?? []), ...(recordNames.data ?? [])]);
  const list = useFocusOnMore(entries.records.length, firstEntries);
  const fields: Fields<ActivityQuery> = {
    values: query,
    set: (name, value) => setQuery((before) => ({ ...before, [name]: value })),
    errorOf: (name) =>
      name === 'to' && endsBeforeStart(query) ? 'This is before the first day.' : undefined,
  };
  return (
    <Page title="Activity" lead="Changes in this account, sign-ins and sign-outs, newest first.">
      <search
        class="activity-filter"
        onPointerEnter={() => setFiltering(true)}
        onFocusIn={() => setFiltering(true)}
      >
        <FoldedFilters values={Object.values(query)}>
          <ChoiceField form={fields} name="resource" label="What" options={subjectOptions} />
          <ChoiceField
            form={fields}
            name="actor"
            label="By"
            options={[
              ...Object.entries(actorLabels),
              ...memberOptions(members.data ?? []),
              ...(keys.data ?? []),
            ]}
          />
          <TextField form={fields} name="from" label="From" type="date" />
          <TextField form={fields} name="to" label="To" type="date" />
        </FoldedFilters>
      </search>
      <WithData result={entries.result} lines={12}>
        {() =>
          entries.records.length === 0 ? (
            <Empty title="No activity found" />
          ) : (
            <>
              <ol class="history card" aria-label="Activity" ref={list}>
                {entries.records.map((entry) => (
                  <ActivityEntry key={entry.id} entry={entry} names={names} />
                ))}
              </ol>
              <ShowMore pages={entries} />
            </>
          )
        }
      </WithData>
    </Page>
  );
}
