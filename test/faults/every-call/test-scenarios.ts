import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countTrials,
  maxMilliseconds,
  type Outcome,
  runScenarios,
  trialsOf,
} from './run-scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { problemsOf, type Rule } from './trial.ts';

/** Tests that scenarios keep rules, each of which is a name with its text for the title. */
export function testScenarios(
  scenarios: readonly Scenario[],
  rules: readonly [Rule, string][],
): void {
  let outcome: Outcome | undefined;

  beforeAll(async () => {
    outcome = await runScenarios(scenarios);
  }, maxMilliseconds);

  afterAll(() => {
    console.log(countTrials(outcome));
  });

  describe.each(scenarios)('$name, whichever of its calls to the store goes wrong,', (tested) => {
    test.each(rules)('%s: %s', (rule) => {
      const problems = trialsOf(outcome, tested).flatMap((trial) => problemsOf(trial, rule));
      expect(problems).toEqual([]);
    });
  });
}
