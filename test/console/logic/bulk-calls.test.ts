import { expect, test, vi } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { withinRate } from '#console/pages/selection/bulk-calls.ts';

const limited = new Problem(429, { code: 'rate_limited', message: 'Too many.' }, 0);

test('one of many calls waits until the rate of the session allows it', async () => {
  const call = vi.fn().mockRejectedValueOnce(limited).mockResolvedValueOnce('done');
  expect(await withinRate(call)).toBe('done');
});

test('what is refused for another reason is not repeated', async () => {
  const refused = new Problem(409, { code: 'item_checked_out', message: 'It is out.' });
  const call = vi.fn().mockRejectedValue(refused);
  await expect(withinRate(call)).rejects.toBe(refused);
  expect(call).toHaveBeenCalledTimes(1);
});
