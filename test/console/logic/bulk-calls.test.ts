import { expect, test, vi } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { withinRate } from '#console/pages/selection/bulk-calls.ts';

const limited = new Problem(429, { code: 'rate_limited', message: 'Too many.' }, 0);

test('a call that is refused by the rate limit is retried', async () => {
  const call = vi.fn().mockRejectedValueOnce(limited).mockResolvedValueOnce('done');
  expect(await withinRate(call)).toBe('done');
});

test('a call that is refused for another reason is not retried', async () => {
  const refused = new Problem(409, { code: 'item_checked_out', message: 'It is out.' });
  const call = vi.fn().mockRejectedValue(refused);
  await expect(withinRate(call)).rejects.toBe(refused);
  expect(call).toHaveBeenCalledTimes(1);
});
