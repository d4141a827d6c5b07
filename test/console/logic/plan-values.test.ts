import { expect, test } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import {
  newTypedPlan,
  type Plan,
  planErrorOf,
  plansBodyOf,
  planText,
} from '#console/pages/item/plan-values.ts';

const oil: Plan = {
  name: 'Oil change',
  kind: 'maintenance',
  every_days: 30,
  every_checkouts: null,
  next_on: '2031-03-02',
  last_on: null,
  checkouts_from: null,
};
const belts: Plan = {
  ...oil,
  name: 'Belts',
  every_days: null,
  every_checkouts: 5,
  next_on: null,
  checkouts_from: 3,
};

test('plans that are not edited in the form are sent unchanged', () => {
  const body = plansBodyOf([oil, belts].map(newTypedPlan));
  expect(body).toEqual(
    [oil, belts].map(({ last_on: _last, checkouts_from: _from, ...plan }) => plan),
  );
});

test('a plan without an interval is sent without one', () => {
  const plan = { ...newTypedPlan(), name: 'Belts', unit: 'checkouts' as const };
  expect(plansBodyOf([plan])).toMatchObject([{ every_days: null, every_checkouts: null }]);
});

test('a plan is described by its due date, or by the remaining checkouts', () => {
  expect(planText(oil, 9)).toMatch(/^Oil change due .*2031/);
  expect(planText(belts, 4)).toBe('Belts in 4 checkouts');
});

test('an error of an interval is shown at its input', () => {
  const fields = { 'maintenance.1.every_days': [{ code: 'required', message: 'Send this.' }] };
  const problem = new Problem(422, { code: 'validation_failed', message: 'Not valid.', fields });
  expect(planErrorOf(problem, 1, 'every')).toBe('Fill in this field.');
  expect(planErrorOf(problem, 0, 'every')).toBeUndefined();
});
