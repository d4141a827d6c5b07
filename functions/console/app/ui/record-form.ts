import { useState } from 'preact/hooks';
import { asProblem, Problem } from '#console/api/problem.ts';
import { changesOf, isSame } from './changes.ts';
import { conflictsAt } from './conflicts.ts';
import type { Form } from './form.ts';
import { type DialogProps, type Outcome, useDialogForm } from './form-dialog.tsx';

interface KnownRecord {
  id: number;
  version: number;
  name: string;
  updated_by: { name: string };
}

interface Answer<R> {
  data: R;
}

/** The API calls for a family of records. */
interface RecordCalls<R extends KnownRecord, B> {
  /** Absent if records of the family are not created by this form. */
  create?: (body: B) => Promise<Answer<R>>;
  get: (id: number) => Promise<Answer<R>>;
  update: (id: number, body: Partial<B>, version: number) => Promise<Answer<R>>;
}

interface RecordFormOptions<R extends KnownRecord, V extends object, B extends object> {
  dialogProps: DialogProps;
  calls: RecordCalls<R, B>;
  /** The record to change; without it, the form creates one. */
  record: R | undefined;
  valuesOf: (record: R | undefined) => V;
  /** The body for the API; its fields have the names of the values. */
  bodyOf: (values: V) => B;
  /** How to merge values that two members have changed in different parts. */
  merges?: Merges<V>;
  /** The page of a record that was created, to go to. */
  pageOf?: (record: R) => string;
}

type Merge<T> = (mine: T, before: T, now: T) => T;
type Merges<V> = { [K in keyof V]?: Merge<V[K]> };

/** The header that makes a call fail if the record has another version than this one. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

interface Versioned {
  version: number;
}

/** Whether nobody else changed the record between the version shown and this change. */
export const isNext = (change: Versioned, shownRecord: Versioned) =>
  change.version <= shownRecord.version + 1;

/**
 * The form of a record. Saving sends only the changed fields, on condition that the version shown is the
 * present one.
 */
export function useRecordForm<R extends KnownRecord, V extends object, B extends object>(
  options: RecordFormOptions<R, V, B>,
): Form<V> {
  const { dialogProps, calls, record, valuesOf, bodyOf, merges, pageOf } = options;
  const [base, setBase] = useState(record);
  const form: Form<V> = useDialogForm(dialogProps, valuesOf(record), (values) =>
    base ? update(base, values) : create(values),
  );

  const create = async (values: V): Promise<Outcome> => {
    if (!calls.create) throw new Error('Nothing creates such a record here.');
    const { data } = await calls.create(bodyOf(values));
    return { text: `${data.name} added.`, page: pageOf?.(data) };
  };

  const update = async (before: R, values: V): Promise<Outcome> => {
    const [then, now] = [bodyOf(valuesOf(before)), bodyOf(values)];
    const changes = changesOf(then, now);
    if (Object.keys(changes).length === 0) return { text: 'No changes to save.' };
    try {
      const { data } = await calls.update(before.id, changes, before.version);
      const undo = () => calls.update(before.id, changesOf(now, then), data.version);
      return { text: `${data.name} saved.`, undo };
    } catch (cause) {
      if (asProblem(cause).status !== 412) throw withName(cause, before.name);
      const { data } = await calls.get(before.id).catch((reason: unknown) => {
        throw withName(reason, before.name);
      });
      const remaining = changesOf(bodyOf(valuesOf(data)), now);
      // It was saved before: the answer was lost, and the call was repeated.
      if (keysOf(changes).every((name) => !(name in remaining)))
        return { text: `${data.name} saved.` };
      throw takeOver(before, values, data);
    }
  };

  /** Whether a change of a field changes the body: some values are used by the page only. */
  const differs = (name: keyof V, one: V, other: V): boolean =>
    // A field's part of the body may depend on another field, such as a key's scopes on its kind of access.
    isChange(name, one, other) || isChange(name, other, one);
  const isChange = (name: keyof V, from: V, to: V): boolean =>
    !isSame(bodyOf(from), bodyOf({ ...from, [name]: to[name] }));

  /** Another member was faster: fields that this member has not touched take the new values. */
  const takeOver = (before: R, mine: V, data: R): Problem => {
    const [then, now] = [valuesOf(before), valuesOf(data)];
    const take = <K extends keyof V>(name: K): void => {
      const merge: Merge<V[K]> | undefined = merges?.[name];
      if (!differs(name, then, mine)) form.set(name, now[name]);
      else if (merge) form.set(name, merge(mine[name], then[name], now[name]));
    };
    for (const name of keysOf(now)) take(name);
    setBase(data);
    const code = 'version_mismatch';
    const message =
      `${data.updated_by.name} changed ${data.name} while you were editing. ` +
      'The other fields now show their changes. Review them, then save again.';
    const both = keysOf(now).filter(
      (name) =>
        differs(name, then, mine) &&
        differs(name, then, now) &&
        differs(name, mine, now) &&
        !merges?.[name],
    );
    // No form has a field `version`, so this message is shown above the fields.
    const fields = { version: [{ code, message }], ...conflictsAt(both, now) };
    return new Problem(412, { code, message, fields });
  };
  return form;
}

/** Names the record if the problem is that it was deleted. */
function withName(cause: unknown, name: string): unknown {
  if (asProblem(cause).status !== 404) return cause;
  const message =
    `${name} was deleted while you were editing, so nothing was saved. ` +
    'Copy what you still need before you close this form.';
  return new Problem(404, { code: 'not_found', message });
}

const keysOf = <T extends object>(values: T) => Object.keys(values) as (keyof T)[];
