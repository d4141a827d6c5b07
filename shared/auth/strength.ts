import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { FieldProblem } from '#shared/errors.ts';
import { newPasswordLength } from './password.ts';

/** From 0 (guessed at once) to 4. A password below 3 can be cracked from its hash. */
const minScore = 3;

const guesser = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });

/**
 * Problems of a new password: its length in characters, or how easily it is guessed from known
 * words such as the address and the account's name.
 */
export function passwordProblems(password: string, knownWords: readonly string[]): FieldProblem[] {
  const { min, max } = newPasswordLength;
  const bounds = `Must be ${min} to ${max} characters.`;
  const { length } = [...password.normalize('NFC')];
  if (length < min) return [{ code: 'too_short', message: bounds }];
  if (length > max) return [{ code: 'too_long', message: bounds }];
  if (guesser.check(password, knownWords.flatMap(formsOf)).score >= minScore) return [];
  const message = 'Too easy to guess. Combine a few unrelated words.';
  return [{ code: 'invalid_value', message }];
}

/** Guesses derived from a known word: its parts, and the word without separators. */
function formsOf(word: string): string[] {
  const [local = ''] = word.split('@');
  const parts = word.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [word, local, parts.join(''), ...parts];
}
