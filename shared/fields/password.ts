import * as z from 'zod/mini';
import { longestPassword } from '#shared/auth/password.ts';
import type { Field } from './field.ts';
import { lengthForm } from './texts.ts';
import { refuseType } from './values.ts';

/** A password as it is sent, never trimmed. What a new one has to be is judged where it is kept. */
export function password(): Field<string> {
  const bounds = lengthForm(1, longestPassword);
  return {
    json: { type: 'string', minLength: 1, maxLength: longestPassword, format: 'password' },
    blankIsNull: false,
    // No answer shows one.
    shown: z.string(),
    empty: '',
    read: (value, refuse) => {
      if (typeof value !== 'string') return refuseType(refuse, 'a string');
      const { length } = [...value.normalize('NFC')];
      if (length > longestPassword) refuse('too_long', bounds);
      else if (length === 0) refuse('too_short', bounds);
      else return value;
      return undefined;
    },
  };
}
