import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reading } from './lanes.ts';
import { problemsOf, rulesOfReads } from './trial.ts';
import { countTrials, mostMilliseconds, type Outcome, trialsOf, tryAll } from './try-all.ts';

let outcome: Outcome | undefined;

beforeAll(async () => {
  outcome = await tryAll(reading);
}, mostMilliseconds);

afterAll(() => {
  console.log(countTrials(outcome));
});

describe.each(reading)('$name, whichever of its calls to the store goes wrong,', (lane) => {
  test.each(rulesOfReads)('%s: %s', (rule) => {
    const problems = trialsOf(outcome, lane).flatMap((trial) => problemsOf(trial, rule));
    expect(problems).toEqual([]);
  });
});
