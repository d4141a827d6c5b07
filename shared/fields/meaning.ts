import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';
import type { Body } from './body.ts';

/** What a field is for; an object within a body says it of its own fields, too. */
export type Meaning = string | { is: string; of: Readonly<Record<string, string>> };

/** A part of an answer: what it is, and what each of its fields means. */
export interface ShownMeaning {
  schema: z.ZodMiniType;
  is: string;
  fields: Readonly<Record<string, string>>;
  /** The body that its fields are written by, whose limits they have. */
  writtenBy?: Body<unknown>;
}

/** A body that is sent, and what each of its fields means. */
export interface SentMeaning {
  body: Body<unknown>;
  is: string;
  fields: Readonly<Record<string, Meaning>>;
}

export interface OperationMeaning {
  /** What its summary does not tell. */
  says?: string;
  /** The codes of its own, beside those that its declaration leads to. */
  refuses?: readonly ErrorCode[];
}

/** All that is said of a family of endpoints. */
export interface FamilyMeaning {
  /** What its tag stands for. */
  is: string;
  /** By the name that the description gives to each. */
  shows: Readonly<Record<string, ShownMeaning>>;
  takes: Readonly<Record<string, SentMeaning>>;
  operations: Readonly<Record<string, OperationMeaning>>;
}

type Fields<Name extends PropertyKey> = Readonly<Record<Name & string, string>>;

/** The meanings of a part of an answer. The compiler misses a field that has none, or is none. */
export function shown<S extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<S>,
  is: string,
  fields: Fields<keyof S>,
  writtenBy?: Body<unknown>,
): ShownMeaning {
  return { schema, is, fields, ...(writtenBy ? { writtenBy } : {}) };
}

type Own<Out, Known> = Readonly<
  Record<Exclude<keyof Out, keyof Known> & string, Meaning> &
    Partial<Record<keyof Out & string, Meaning>>
>;

/**
 * The meanings of a body: those of the record that it writes, and its own. The compiler misses a field
 * that neither has.
 */
export function sent<Out, const Known extends Readonly<Record<string, string>>>(
  body: Body<Out>,
  is: string,
  known: Known,
  own: Own<Out, Known>,
): SentMeaning {
  return { body, is, fields: { ...known, ...own } };
}

/** All that is said of a family, whose operations its declarations name. */
export function family<Routes extends object>(
  _routes: Routes,
  meaning: Omit<FamilyMeaning, 'operations'> & {
    operations: { [K in keyof Routes]?: OperationMeaning };
  },
): FamilyMeaning {
  // What the compiler lets through has the names of operations, and no others.
  return meaning as FamilyMeaning;
}

/** What is said of a reference, and of the record that an answer shows beside its id. */
export function refers<const Name extends string>(
  name: Name,
  what: string,
): Record<Name | `${Name}_id`, string> {
  const both = { [`${name}_id`]: `The id of ${what}.`, [name]: `The id and the name of ${what}.` };
  // Exactly the two names, which the compiler does not know of computed ones.
  return both as Record<Name | `${Name}_id`, string>;
}
