import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countTrials,
  maxMilliseconds,
  type Outcome,
  runScenarios,
  trialsOf,
} from './run-scenarios.ts';
import { readScenarios } from './scenarios.ts';
import { problemsOf, rulesOfReads } from './trial.ts';

let outcome: Outcome | undefined;

beforeAll(async () => {
  outcome = await runScenarios(readScenarios);
}, maxMilliseconds);

afterAll(() => {
  console.log(countTrials(outcome));
});

describe.each(readScenarios)('$name, whichever of its calls to the store goes wrong,', (tested) => {
  test.each(rulesOfReads)('%s: %s', (rule) => {
    const problems = trialsOf(outcome, tested).flatMap((trial) => problemsOf(trial, rule));
    expect(problems).toEqual([]);
  });
});
