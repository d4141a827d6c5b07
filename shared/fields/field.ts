import * as z from 'zod/mini';
import type { ResourceName } from '#shared/families.ts';
import type { StoredField } from './stored.ts';

/** The parts of a JSON Schema that the interface description uses. */
export type JsonSchema = Record<string, unknown>;

/** How a value in a body is parsed, with our error codes, and described. */
interface InputField<T> {
  /** Parses a value that is neither absent nor null. */
  schema: z.ZodMiniType<T>;
  json: JsonSchema;
  /** An empty string means null, as for texts, dates, references and choices. */
  emptyIsNull: boolean;
}

/** A value in a body that records store and responses show. */
export interface Field<T, Stored = T> extends InputField<T> {
  response: z.ZodMiniType<Stored, Stored>;
  /** The stored value when none is known. */
  empty: Stored;
}

export interface ReferenceField extends Field<number> {
  target: ResourceName;
}

/** Requires a value; requires the field but allows null; allows absence. */
type Presence = 'required' | 'present' | 'optional';

/** A field of a body: what its absence means, and how a record stores it. */
export interface FieldSpec<Out, Stored = Out, Refers extends boolean = boolean>
  extends StoredField<Stored, Refers> {
  kind: Presence;
  field: InputField<NonNullable<Out>>;
  knownFields?: KnownFields;
  /** The fields of an object that accept an external reference. */
  references?: ReferenceFields;
  /** The value for an absent field on create, and for null on create and update. */
  fallback: Out | null;
}

/** Names of known fields, with those of nested objects below them. */
export interface KnownFields {
  [name: string]: KnownFields | true;
}

/** A field in which a body may name a record by its external reference, and the field of its id. */
export interface ByReference {
  idField: string;
  target: ResourceName;
}

/** Such fields of a body by name, and those of the objects in it. */
export interface ReferenceFields {
  own: ReadonlyMap<string, ByReference>;
  nested: ReadonlyMap<string, ReferenceFields>;
}

export type FieldSpecs = Record<string, FieldSpec<unknown>>;
type Value<S> = S extends FieldSpec<infer Out, infer _Stored, infer _Refers> ? Out : never;

/** The values of a create body: every field has one. */
export type CreateValues<S extends FieldSpecs> = { [K in keyof S]: Value<S[K]> };
/** The values of an update body: only the fields that were sent. */
export type UpdateValues<S extends FieldSpecs> = { [K in keyof S]?: Value<S[K]> | undefined };

type ReferenceSpec = FieldSpec<number | null, number | null, true>;

/** A field that must be sent. A reference is `present` or `optional`, which look up its record. */
export function required<T>(field: Field<T & {}> & { target?: never }): FieldSpec<T & {}> {
  const { response, empty } = field;
  return { kind: 'required', field, fallback: null, response, default: empty };
}

/** A required field that is not stored. */
export function unstored<T>(field: InputField<T & {}>): FieldSpec<T & {}, null> {
  return { kind: 'required', field, fallback: null, response: z.null(), default: null };
}

/** A field that must be sent, but may be null. */
export function present(field: ReferenceField): ReferenceSpec {
  return { ...optional(field), kind: 'present' };
}

/** A field that is null where it is absent. */
export function optional(field: ReferenceField): ReferenceSpec;
export function optional<T>(field: Field<T & {}>): FieldSpec<(T & {}) | null>;
export function optional(
  field: Field<NonNullable<unknown>> & { target?: ResourceName },
): FieldSpec<unknown> {
  const { target } = field;
  const spec = { kind: 'optional' as const, field, fallback: null, default: null };
  return { ...spec, response: z.nullable(field.response), ...(target ? { target } : {}) };
}

/** A field that takes its default where it is absent or null. */
export function defaulted<T>(field: Field<T & {}>, fallback: NoInfer<T & {}>): FieldSpec<T & {}> {
  return { kind: 'optional', field, fallback, response: field.response, default: fallback };
}

/** A field whose entries are merged into the record's; null clears them. */
export function merged<T, Stored>(
  field: Field<T & {}, Stored & {}>,
): FieldSpec<(T & {}) | null, Stored & {}> {
  const { response, empty } = field;
  return { kind: 'optional', field, fallback: null, response, default: empty };
}
