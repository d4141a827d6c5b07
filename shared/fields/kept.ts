import * as z from 'zod/mini';
import type { ResourceName } from '#shared/families.ts';
import { Id, Named } from './record.ts';

/** How a field stands in a record: what answers show of it, and its value where nothing is known. */
export interface KeptField<T, Refers extends boolean = boolean> {
  shown: z.ZodMiniType<T, T>;
  blank: T;
  /** What the id in it refers to. Answers show `x: {id, name}` behind `x_id`. */
  target?: ResourceName;
  /** Whether it refers to a record, for the compiler alone. */
  refers?: Refers;
}

type KeptReference = KeptField<number | null, true>;

type KeptFields = Record<string, KeptField<unknown>>;

/** The values of kept fields in a record. */
export type StoredValues<F extends KeptFields> = {
  [K in keyof F]: F[K] extends KeptField<infer T> ? T : never;
};

type ReferenceName<K, Field> = Field extends { refers?: true }
  ? K extends `${infer Name}_id`
    ? Name
    : never
  : never;

/** The schemas of kept fields in an answer, with the records that references name. */
type ShownShape<F extends KeptFields> = {
  [K in keyof F]: F[K] extends KeptField<infer T> ? z.ZodMiniType<T, T> : never;
} & {
  [K in keyof F as ReferenceName<K, F[K]>]: z.ZodMiniType<Named | null, Named | null>;
};

/** A field that the service itself keeps, and shows. */
export function kept<T>(shown: z.ZodMiniType<T, T>, blank: NoInfer<T>): KeptField<T> {
  return { shown, blank };
}

export function keptReference(target: ResourceName): KeptReference {
  return { shown: z.nullable(Id), blank: null, target };
}

export function blankOf<F extends KeptFields>(fields: F): StoredValues<F> {
  const entries = Object.entries(fields).map(([name, { blank }]) => [name, blank]);
  // An object of all names of the fields, which the compiler does not know of `fromEntries`.
  return Object.fromEntries(entries) as StoredValues<F>;
}

/** From each field that refers to a record to what it refers to. */
export function targetsOf(fields: KeptFields): Readonly<Record<string, ResourceName>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { target }]) => (target ? [[name, target]] : [])),
  );
}

/** The name under which an answer shows the record that a field refers to. */
export function nameOfReference(field: string): string {
  return field.replace(/_id$/, '');
}

/** What an answer shows of kept fields, in their order. */
export function shownOf<F extends KeptFields>(fields: F): ShownShape<F> {
  const entries = Object.entries(fields).flatMap(([name, { shown, target }]) => [
    [name, shown],
    ...(target ? [[nameOfReference(name), z.nullable(Named)]] : []),
  ]);
  // An object of all names of the type, which the compiler does not know of `fromEntries`.
  return Object.fromEntries(entries) as ShownShape<F>;
}
