import { expect, onTestFinished, test, vi } from 'vitest';
import { downloadText } from '#console/ui/download-text.ts';

test('a file stays readable until the user has agreed to save it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  onTestFinished(() => {
    vi.useRealTimers();
    revoke.mockRestore();
  });
  downloadText('equipment.csv', 'text/csv', 'name');
  vi.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledTimes(1);
});
