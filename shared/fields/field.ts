import * as z from 'zod/mini';
import type { ErrorCode, FieldCode } from '#shared/errors.ts';
import type { ResourceName } from '#shared/families.ts';
import type { KeptField } from './kept.ts';

/** A JSON Schema, as far as the interface description shows one. */
export type JsonSchema = Record<string, unknown>;

/** Notes a problem at the value, or at a path below it; with what its code calls for. */
export type Refuse = (
  code: FieldCode | ErrorCode,
  message: string,
  path?: PropertyKey[],
  detail?: Readonly<Record<string, unknown>>,
) => void;

export interface Reader<T> {
  /** Reads a value that is neither absent nor null: what it is, or a problem noted. */
  read: (value: unknown, refuse: Refuse) => T | undefined;
  json: JsonSchema;
  /** A blank string stands for null, as it does for texts, dates, references and choices. */
  blankIsNull: boolean;
}

/** One value of a body that records keep, and answers show. */
export interface Field<T, Kept = T> extends Reader<T> {
  shown: z.ZodMiniType<Kept, Kept>;
  /** The value of a record of which nothing is known. */
  empty: Kept;
}

export interface ReferenceField extends Field<number> {
  target: ResourceName;
}

/** Has to have a value; has to be there, if only as null; may be absent. */
type Presence = 'required' | 'present' | 'optional';

/** A field of a body, with what its absence means, and how a record keeps it. */
export interface FieldSpec<Out, Kept = Out, Refers extends boolean = boolean>
  extends KeptField<Kept, Refers> {
  kind: Presence;
  field: Reader<NonNullable<Out>>;
  /** The fields that are read of it, where it is an object. */
  known?: KnownFields;
  /** What an absent field is on create, and null on create and update. */
  fallback: Out | null;
}

/** The names of fields that are read, those of nested objects below them. */
export interface KnownFields {
  [name: string]: KnownFields | true;
}

export type FieldSpecs = Record<string, FieldSpec<unknown>>;
type Value<S> = S extends FieldSpec<infer Out, infer _Kept, infer _Refers> ? Out : never;

/** The values of a create body: every field has one. */
export type CreateValues<S extends FieldSpecs> = { [K in keyof S]: Value<S[K]> };
/** The values of an update body: only the fields that were sent. */
export type UpdateValues<S extends FieldSpecs> = { [K in keyof S]?: Value<S[K]> | undefined };

type ReferenceSpec = FieldSpec<number | null, number | null, true>;

export function required<T>(field: Field<T & {}>): FieldSpec<T & {}> {
  return { kind: 'required', field, fallback: null, shown: field.shown, blank: field.empty };
}

/** A field that has to be there, and that no record keeps. */
export function unkept<T>(field: Reader<T & {}>): FieldSpec<T & {}, null> {
  return { kind: 'required', field, fallback: null, shown: z.null(), blank: null };
}

/** A field that has to be there, and may be null. */
export function present(field: ReferenceField): ReferenceSpec {
  return { ...optional(field), kind: 'present' };
}

/** A field that may be absent or null, and is null then. */
export function optional(field: ReferenceField): ReferenceSpec;
export function optional<T>(field: Field<T & {}>): FieldSpec<(T & {}) | null>;
export function optional(
  field: Field<NonNullable<unknown>> & { target?: ResourceName },
): FieldSpec<unknown> {
  const { target } = field;
  const spec = { kind: 'optional' as const, field, fallback: null, blank: null };
  return { ...spec, shown: z.nullable(field.shown), ...(target ? { target } : {}) };
}

/** A field that may be absent or null, and takes its default then. */
export function defaulted<T>(field: Field<T & {}>, fallback: NoInfer<T & {}>): FieldSpec<T & {}> {
  return { kind: 'optional', field, fallback, shown: field.shown, blank: fallback };
}

/** A field whose entries are merged into those that the record has; null clears them. */
export function merged<T, Kept>(
  field: Field<T & {}, Kept & {}>,
): FieldSpec<(T & {}) | null, Kept & {}> {
  return { kind: 'optional', field, fallback: null, shown: field.shown, blank: field.empty };
}
