import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countTrials,
  maxMilliseconds,
  type Outcome,
  runScenarios,
  trialsOf,
} from './run-scenarios.ts';
import { signInScenarios } from './scenarios.ts';
import { problemsOf, rulesOfWrites } from './trial.ts';

let outcome: Outcome | undefined;

beforeAll(async () => {
  outcome = await runScenarios(signInScenarios);
}, maxMilliseconds);

afterAll(() => {
  console.log(countTrials(outcome));
});

describe.each(signInScenarios)(
  '$name, whichever of its calls to the store goes wrong,',
  (tested) => {
    test.each(rulesOfWrites)('%s: %s', (rule) => {
      const problems = trialsOf(outcome, tested).flatMap((trial) => problemsOf(trial, rule));
      expect(problems).toEqual([]);
    });
  },
);
