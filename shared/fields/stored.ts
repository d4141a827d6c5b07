import * as z from 'zod/mini';
import type { ResourceName } from '#shared/families.ts';
import { Id, Named } from './record.ts';

/** How a record stores a field: its schema in responses, and its initial value. */
export interface StoredField<T, Refers extends boolean = boolean> {
  response: z.ZodMiniType<T, T>;
  default: T;
  /** The resource that the id refers to. Responses show `x: {id, name}` after `x_id`. */
  target?: ResourceName;
  /** Whether it is a reference; for the compiler only. */
  refers?: Refers;
}

type StoredReference = StoredField<number | null, true>;

type StoredFields = Record<string, StoredField<unknown>>;

/** The values of stored fields in a record. */
export type StoredValues<F extends StoredFields> = {
  [K in keyof F]: F[K] extends StoredField<infer T> ? T : never;
};

type ReferenceName<K, Field> = Field extends { refers?: true }
  ? K extends `${infer Name}_id`
    ? Name
    : never
  : never;

/** The schemas of stored fields in a response, with the names of references. */
type ResponseShape<F extends StoredFields> = {
  [K in keyof F]: F[K] extends StoredField<infer T> ? z.ZodMiniType<T, T> : never;
} & {
  [K in keyof F as ReferenceName<K, F[K]>]: z.ZodMiniType<Named | null, Named | null>;
};

/** A field that only the service writes. */
export function stored<T>(response: z.ZodMiniType<T, T>, initial: NoInfer<T>): StoredField<T> {
  return { response, default: initial };
}

export function storedReference(target: ResourceName): StoredReference {
  return { response: z.nullable(Id), default: null, target };
}

export function defaultsOf<F extends StoredFields>(fields: F): StoredValues<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, field.default]);
  // `fromEntries` loses the names of the fields.
  return Object.fromEntries(entries) as StoredValues<F>;
}

/** The resource that each reference field refers to. */
export function targetsOf(fields: StoredFields): Readonly<Record<string, ResourceName>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { target }]) => (target ? [[name, target]] : [])),
  );
}

/** The name of a reference in a response. */
export function nameOfReference(field: string): string {
  return field.replace(/_id$/, '');
}

/** The response shape of stored fields, in their order. */
export function responseOf<F extends StoredFields>(fields: F): ResponseShape<F> {
  const entries = Object.entries(fields).flatMap(([name, { response, target }]) => [
    [name, response],
    ...(target ? [[nameOfReference(name), z.nullable(Named)]] : []),
  ]);
  // `fromEntries` loses the names of the fields.
  return Object.fromEntries(entries) as ResponseShape<F>;
}
