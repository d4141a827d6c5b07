import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { FieldProblem } from '#shared/errors.ts';
import { newPasswordLength } from './password.ts';

/** From 0, guessed at once, to 4; below 3 a password falls to who has its hash. */
const leastScore = 3;

const guesser = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });

/**
 * What speaks against a new password: its length in characters, or that it can be guessed by who
 * knows some words, such as the address and the account's name.
 */
export function passwordProblems(password: string, known: readonly string[]): FieldProblem[] {
  const { min, max } = newPasswordLength;
  const bounds = `Must be ${min} to ${max} characters.`;
  const { length } = [...password.normalize('NFC')];
  if (length < min) return [{ code: 'too_short', message: bounds }];
  if (length > max) return [{ code: 'too_long', message: bounds }];
  if (guesser.check(password, known.flatMap(formsOf)).score >= leastScore) return [];
  const message = 'Too easy to guess. Combine a few unrelated words.';
  return [{ code: 'invalid_value', message }];
}

/** What somebody makes of a word that he knows: its parts, and all of it without what stands between. */
function formsOf(known: string): string[] {
  const [local = ''] = known.split('@');
  const parts = known.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [known, local, parts.join(''), ...parts];
}
