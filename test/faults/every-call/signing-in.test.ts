import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signingIn } from './lanes.ts';
import { problemsOf, rulesOfWrites } from './trial.ts';
import { countTrials, mostMilliseconds, type Outcome, trialsOf, tryAll } from './try-all.ts';

let outcome: Outcome | undefined;

beforeAll(async () => {
  outcome = await tryAll(signingIn);
}, mostMilliseconds);

afterAll(() => {
  console.log(countTrials(outcome));
});

describe.each(signingIn)('$name, whichever of its calls to the store goes wrong,', (lane) => {
  test.each(rulesOfWrites)('%s: %s', (rule) => {
    const problems = trialsOf(outcome, lane).flatMap((trial) => problemsOf(trial, rule));
    expect(problems).toEqual([]);
  });
});
