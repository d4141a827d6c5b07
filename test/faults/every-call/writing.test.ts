import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countTrials,
  maxMilliseconds,
  type Outcome,
  runScenarios,
  trialsOf,
} from './run-scenarios.ts';
import { writeScenarios } from './scenarios.ts';
import { problemsOf, rulesOfWrites } from './trial.ts';

let outcome: Outcome | undefined;

beforeAll(async () => {
  outcome = await runScenarios(writeScenarios);
}, maxMilliseconds);

afterAll(() => {
  console.log(countTrials(outcome));
});

describe.each(writeScenarios)(
  '$name, whichever of its calls to the store goes wrong,',
  (tested) => {
    test.each(rulesOfWrites)('%s: %s', (rule) => {
      const problems = trialsOf(outcome, tested).flatMap((trial) => problemsOf(trial, rule));
      expect(problems).toEqual([]);
    });
  },
);
