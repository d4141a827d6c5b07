import { useState } from 'preact/hooks';
import { get, patch, post } from '#console/api/call.ts';
import { Problem } from '#console/api/problem.ts';
import { changesOf } from './changes.ts';
import type { Form } from './form.ts';
import { type Done, useWindowForm, type WindowProps } from './form-window.tsx';

interface KnownRecord {
  id: number;
  version: number;
  name: string;
  updated_by: { name: string };
}

interface RecordFormOptions<R extends KnownRecord, V extends object> {
  page: WindowProps;
  /** Of the list. */
  path: string;
  /** The record that is changed; a new one is made where there is none. */
  known: R | undefined;
  valuesOf: (record: R | undefined) => V;
  /** The fields as the API takes them. */
  bodyOf: (values: V) => Record<keyof V, unknown>;
  /** How values are taken together that two members have changed in parts. */
  merges?: Merges<V>;
  onMade?: (record: R) => void;
}

type Merge<T> = (mine: T, before: T, now: T) => T;
type Merges<V> = { [K in keyof V]?: Merge<V[K]> };

/**
 * The form of a record. A change sends only the fields that were touched, and only over the
 * version that was shown.
 */
export function useRecordForm<R extends KnownRecord, V extends object>(
  options: RecordFormOptions<R, V>,
): Form<V> {
  const { page, path, known, valuesOf, bodyOf, merges, onMade } = options;
  const [base, setBase] = useState(known);
  const form: Form<V> = useWindowForm(page, valuesOf(known), (values) =>
    base ? change(base, values) : make(values),
  );

  const make = async (values: V): Promise<Done> => {
    const { data } = await post<R>(path, bodyOf(values));
    onMade?.(data);
    return { text: `${data.name} is added.` };
  };

  const change = async (before: R, values: V): Promise<Done> => {
    const own = `${path}/${before.id}`;
    const [then, now] = [bodyOf(valuesOf(before)), bodyOf(values)];
    const changes = changesOf(then, now);
    if (keysOf(changes).length === 0) return { text: 'Nothing is changed.' };
    try {
      const { data } = await patch<R>(own, changes, before.version);
      const undo = () => patch(own, changesOf(now, then), data.version);
      return { text: `${data.name} is changed.`, undo };
    } catch (cause) {
      if (!(cause instanceof Problem && cause.status === 412)) throw cause;
      throw await takeOver(own, before, values, keysOf(changes));
    }
  };

  /** Somebody was faster: what this member left alone becomes what it is now. */
  const takeOver = async (
    own: string,
    before: R,
    mine: V,
    touched: readonly (keyof V)[],
  ): Promise<Problem> => {
    const { data } = await get<R>(own);
    const [then, now] = [valuesOf(before), valuesOf(data)];
    const take = <K extends keyof V>(name: K): void => {
      const merge: Merge<V[K]> | undefined = merges?.[name];
      if (!touched.includes(name)) form.set(name, now[name]);
      else if (merge) form.set(name, merge(mine[name], then[name], now[name]));
    };
    for (const name of keysOf(now)) take(name);
    setBase(data);
    page.onChange();
    const message =
      `${data.updated_by.name} changed ${data.name} meanwhile, and nothing of that is overwritten. ` +
      'What you left alone shows what it is now: look it over, and save again.';
    return new Problem(412, { code: 'version_mismatch', message });
  };
  return form;
}

const keysOf = <T extends object>(values: T) => Object.keys(values) as (keyof T)[];
