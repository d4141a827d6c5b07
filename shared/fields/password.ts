import * as z from 'zod/mini';
import { longestPassword } from '#shared/auth/password.ts';
import type { Field } from './field.ts';
import { rule } from './problems.ts';
import { lengthForm } from './texts.ts';
import { string } from './values.ts';

const lengthOf = (value: string) => [...value.normalize('NFC')].length;

/** A password as sent, never trimmed. The rules for a new one are checked where it is stored. */
export function password(): Field<string> {
  const bounds = lengthForm(longestPassword);
  return {
    schema: string().check(
      rule((value) => lengthOf(value) <= longestPassword, 'too_long', bounds),
      rule((value) => lengthOf(value) > 0, 'too_short', bounds),
    ),
    json: { type: 'string', minLength: 1, maxLength: longestPassword, format: 'password' },
    emptyIsNull: false,
    // No response shows one.
    response: z.string(),
    empty: '',
  };
}
